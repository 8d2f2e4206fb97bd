import type { MessageKey, Messages } from './en.ts'
import type { MessageArguments } from './MessageArguments.ts'

type MessageValues = Readonly<Record<string, string>>

/** Fills in `{name}`; an argument without a value stays visible, so that tests find it. */
export function format(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (argument, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? argument) : argument,
  )
}

/** `t('open', { wallet })`: a missing or misspelt argument does not compile. */
export type Translate<Keys extends MessageKey = MessageKey> = <Key extends Keys>(
  key: Key,
  ...values: undefined extends MessageArguments[Key]
    ? [values?: MessageArguments[Key]]
    : [values: MessageArguments[Key]]
) => string

/** Messages whose arguments are all among `Names`. */
export type MessageKeyWith<Names extends string> = {
  [Key in MessageKey]: MessageArguments[Key] extends undefined
    ? Key
    : keyof MessageArguments[Key] extends Names
      ? Key
      : never
}[MessageKey]

/** A message that is not loaded yet is empty: its view loads together with it. */
export function createTranslate(messages: Partial<Messages>): Translate {
  return (key, ...[values]) => format(messages[key] ?? '', values)
}
