import type { MessageValue, TranslatableMessage } from '@countersign/protocol/text'
import format from 'icu-minify/format'
import { formatDecimal, formatList, formatters } from './intl.ts'
import { language, locale } from './translate.ts'

const area = 'kernel'
const { messages } = language
// Loaded with every language but English, which travels with the messages.
messages.set(area, messages.get(area))

/** A message of a package in the active language; in English where that has no translation. */
export function translateMessage(message: string | TranslatableMessage): string {
  return typeof message === 'string' ? message : (formatTranslation(message.id, message.values) ?? message.text)
}

/** Undefined where the active language has no such message. */
export function formatTranslation(id: string, values: TranslatableMessage['values'] = {}): string | undefined {
  const translation = messages.get(area)?.[id]
  if (translation === undefined) return undefined
  const texts = Object.entries(values).map(([name, value]) => [name, toText(value)])
  return String(format(translation, locale(), Object.fromEntries(texts), { formatters }))
}

function toText(value: MessageValue): number | string {
  if (typeof value === 'number' || typeof value === 'string') return value
  if ('amount' in value) return formatDecimal(value.amount)
  return 'text' in value ? translateMessage(value) : formatList(value.map(translateMessage))
}
