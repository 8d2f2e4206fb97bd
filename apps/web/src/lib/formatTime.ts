import { common } from './messages/common.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' })

/** The day alone: "today", "yesterday", "3 Mar", "3 Mar 2024". */
export function dayName(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const yesterday = new Date(now)
  yesterday.setDate(today.getDate() - 1)
  if (then.toDateString() === today.toDateString()) return common.today
  if (then.toDateString() === yesterday.toDateString()) return common.yesterday
  return then.getFullYear() === today.getFullYear() ? day.format(then) : dayWithYear.format(then)
}

/** "today 14:05", "yesterday 09:00", "3 Mar 14:05". */
export function relativeDay(at: number, now: number): string {
  return `${dayName(at, now)} ${clock.format(new Date(at))}`
}

export function clockTime(at: number): string {
  return clock.format(new Date(at))
}

export function exactTime(at: number): string {
  return exact.format(new Date(at))
}
