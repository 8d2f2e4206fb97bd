/** `amount`: a plain decimal such as `2500.5`, written as each language writes numbers. */
export type MessageValue = string | number | { amount: string } | TranslatableMessage | readonly TranslatableMessage[]

/** An English text with what a catalogue needs to replace it: a stable id and the values of its arguments. */
export type TranslatableMessage = {
  id: string
  /** In English, with its values. */
  text: string
  values?: Readonly<Record<string, MessageValue>>
}

/** The arguments of `Nonce {nonce} is used up.`; `{count, number}` must be a number, so that languages have plurals. */
type Arguments<text extends string> = text extends `${string}{${infer name}}${infer rest}`
  ? (name extends `${infer key}, number` ? Record<key, number> : Record<name, MessageValue | bigint>) & Arguments<rest>
  : unknown

/**
 * A message with its English text. `npm run messages` collects them in `apps/web/messages/en/kernel.json`.
 *
 * @example
 * msg('check.nonceOpen', 'Nonce {nonce} is open.', { nonce }) // { id: 'check.nonceOpen', text: 'Nonce 7 is open.', … }
 */
export function msg<const text extends string>(
  id: string,
  text: text,
  ...[values]: unknown extends Arguments<text> ? [] : [Arguments<text>]
): TranslatableMessage
export function msg(
  id: string,
  text: string,
  values?: Readonly<Record<string, MessageValue | bigint>>,
): TranslatableMessage {
  if (!values) return { id, text }
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? String(value) : value,
  ])
  const plain: Record<string, MessageValue> = Object.fromEntries(entries)
  // Only the template is searched for arguments: a value may look like one.
  const fill = (argument: string, name: string, type?: string) => {
    const value = plain[name]
    return value === undefined ? argument : toText(value, type)
  }
  return { id, text: text.replace(/\{(\w+)(, number)?\}/g, fill), values: plain }
}

function toText(value: MessageValue, type: string | undefined): string {
  if (typeof value === 'number') return type ? groupThousands(String(value)) : String(value)
  if (typeof value === 'string') return value
  if ('amount' in value) return groupThousands(value.amount)
  return 'text' in value ? value.text : value.map(({ text }) => text).join(', ')
}

export function toEnglish(message: string | TranslatableMessage): string {
  return typeof message === 'string' ? message : message.text
}

/** `2500.5` → `2,500.5` */
export function groupThousands(decimal: string): string {
  return decimal.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
}
