import { en, type Messages } from './en.ts'

export const es: Messages = en
