import type { MessageKey, Messages } from './en.ts'

export type MessageValues = Readonly<Record<string, string>>

/** Fills `{name}` places; a place without a value stays visible, so that a test sees it. */
export function format(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  )
}

export type Translate = (key: MessageKey, values?: MessageValues) => string

export function createTranslate(messages: Messages): Translate {
  return (key, values) => format(messages[key], values)
}
