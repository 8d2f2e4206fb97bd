import { expect, test } from 'vitest'
import { dayName, relativeDay } from './formatTime.ts'

const now = new Date(2026, 10, 15, 12, 0).getTime()
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime()

test.each([
  [at(2026, 10, 15, 0, 0), 'today 00:00'],
  [at(2026, 10, 15, 14, 5), 'today 14:05'],
  [at(2026, 10, 14, 23, 59), 'yesterday 23:59'],
  [at(2026, 2, 3, 9, 7), '3 Mar 09:07'],
  [at(2024, 2, 3, 9, 7), '3 Mar 2024 09:07'],
])('default: %s', (time, text) => {
  expect(relativeDay(time, now)).toBe(text)
})

test('default: every month, as the browser writes it', () => {
  for (let month = 0; month < 12; month++) {
    const time = at(2020, month, month + 1, month, 5 * month)
    const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(time)
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(time)
    expect(relativeDay(time, now)).toBe(`${day} ${clock}`)
  }
})

test('behavior: yesterday holds over the end of a month', () => {
  expect(dayName(at(2026, 9, 31, 8, 0), at(2026, 10, 1, 8, 0))).toBe('yesterday')
})
