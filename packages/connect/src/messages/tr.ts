import { en, type Messages } from './en.ts'

export const tr: Messages = en
