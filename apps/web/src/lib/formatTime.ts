import { common } from './messages/common.ts'
import { locale } from './messages/translate.ts'

const forms = {
  clock: { hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  dayWithYear: { day: 'numeric', month: 'short', year: 'numeric' },
  exact: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** As `Intl` formats en-GB, without its slow first use on phones. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

const english = {
  clock: (at: Date) => [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':'),
  day: (at: Date) => `${at.getDate()} ${months[at.getMonth()]}`,
  dayWithYear: (at: Date) => `${english.day(at)} ${at.getFullYear()}`,
}

const made = new Map<string, Intl.DateTimeFormat>()

/** One formatter per language: creating one takes longer than using it. */
function format(form: keyof typeof forms, at: number | Date): string {
  if (form !== 'exact' && locale() === 'en-GB') return english[form](new Date(at))
  const key = `${form} ${locale()}`
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(locale(), forms[form])
  made.set(key, formatter)
  return formatter.format(at)
}

/** The day alone: "today", "yesterday", "3 Mar", "3 Mar 2024". */
export function dayName(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const yesterday = new Date(now)
  yesterday.setDate(today.getDate() - 1)
  if (then.toDateString() === today.toDateString()) return common.today
  if (then.toDateString() === yesterday.toDateString()) return common.yesterday
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
