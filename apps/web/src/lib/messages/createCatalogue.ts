import format, { type CompiledMessage } from 'icu-minify/format'
import type { Catalogues } from './Catalogues.ts'
import { formatters } from './intl.ts'
import { loadMessages } from './loadMessages.ts'
import { language, locale } from './translate.ts'

type Area = keyof Catalogues
type MessageId<area extends Area> = keyof Catalogues[area] & string
type Values<values> = [values] extends [undefined] ? [] : [values]

const { messages } = language

/** The messages of an area in the active language: `t('remove')`, `t('removeWho', { name })`. */
export function createCatalogue<area extends Area>(area: area) {
  messages.set(area, messages.get(area))
  return <id extends MessageId<area>>(id: id, ...[values]: Values<Catalogues[area][id]>): string => {
    const texts = messages.get(area)
    // Suspends a component that renders before its messages are loaded.
    if (!texts) throw loadMessages()
    const message: CompiledMessage = texts[id] ?? id
    return typeof message === 'string'
      ? message
      : String(format(message, locale(), toNumbers(values ?? {}), { formatters }))
  }
}

/** The formatter of messages rejects bigint. */
function toNumbers(values: object) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  )
}
