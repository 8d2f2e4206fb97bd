import { createCatalogue } from './messages/createCatalogue.ts'
import { formatters } from './messages/intl.ts'
import { locale } from './messages/translate.ts'

const t = createCatalogue('common')

const forms = {
  clock: { hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  dayWithYear: { day: 'numeric', month: 'short', year: 'numeric' },
  exact: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function format(form: keyof typeof forms, at: number | Date): string {
  return formatters.getDateTimeFormat(locale(), forms[form]).format(at)
}

/** The day alone: "today", "yesterday", "3 Mar", "3 Mar 2024". */
export function dayName(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const yesterday = new Date(now)
  yesterday.setDate(today.getDate() - 1)
  if (then.toDateString() === today.toDateString()) return t('today')
  if (then.toDateString() === yesterday.toDateString()) return t('yesterday')
  return format(then.getFullYear() === today.getFullYear() ? 'day' : 'dayWithYear', then)
}

/** "today 14:05", "yesterday 09:00", "3 Mar 14:05". */
export function relativeDay(at: number, now: number): string {
  return `${dayName(at, now)} ${clockTime(at)}`
}

export function clockTime(at: number): string {
  return format('clock', at)
}

export function exactTime(at: number): string {
  return format('exact', at)
}
