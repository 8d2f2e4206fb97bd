import english from './en.json'
import type { MessageArguments } from './MessageArguments.ts'

export type MessageKey = keyof MessageArguments
export type Messages = Readonly<Record<MessageKey, string>>

/** English, which the other languages are checked against. */
export const en: Messages = english
