import type { MessageKey, Messages } from './en.ts'

export type MessageValues = Readonly<Record<string, string>>

/** Fills `{name}` placeholders; one without a value stays visible, so that tests find it. */
export function format(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  )
}

export type Translate = (key: MessageKey, values?: MessageValues) => string

/** A message that is not loaded yet is empty: its view loads together with it. */
export function createTranslate(messages: Partial<Messages>): Translate {
  return (key, values) => format(messages[key] ?? '', values)
}
