import { expect, test } from 'vitest'
import { type NotificationSettings, notePresence } from './notificationSettingsStore.ts'

const hour = 3_600_000
const before: NotificationSettings = { awaySince: null, notices: false, seenAt: 10 * hour, sound: false, title: true }

test('default: who was away for long is told since when', () => {
  expect(notePresence(before, 12 * hour)).toEqual({ ...before, awaySince: 10 * hour, seenAt: 12 * hour })
})

test('behavior: a short break is none, and the first visit has nothing before it', () => {
  expect(notePresence(before, 10 * hour + 60_000).awaySince).toBe(null)
  expect(notePresence({ ...before, seenAt: null }, 10 * hour).awaySince).toBe(null)
})

test('behavior: what was not taken note of stays, from its beginning', () => {
  const away = notePresence(before, 12 * hour)
  expect(notePresence(away, 20 * hour).awaySince).toBe(10 * hour)
})
