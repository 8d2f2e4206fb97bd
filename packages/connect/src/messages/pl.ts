import { en, type Messages } from './en.ts'

export const pl: Messages = en
