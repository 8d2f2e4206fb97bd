import { expect, test } from 'vitest'
import { createClock } from './createClock.ts'

test('default: real time, always increasing', () => {
  const clock = createClock(() => 1_000)
  expect(clock.next(10)).toBe(1_000)
  expect(clock.next(1_000)).toBe(1_001)
  expect(clock.next(5_000)).toBe(5_001)
})

test('behavior: a pin holds for one block and can be forgotten', () => {
  const clock = createClock(() => 1_000)
  clock.pin(500)
  expect(clock.next(10)).toBe(500)
  expect(clock.next(500)).toBe(1_000)
  clock.pin(700)
  clock.pin()
  expect(clock.next(10)).toBe(1_000)
})

test('behavior: time moved forward stays forward', () => {
  const clock = createClock(() => 1_000)
  expect(clock.increase(50)).toEqual({ result: '50' })
  expect(clock.increase('0x0a')).toEqual({ result: '60' })
  expect(clock.next(10)).toBe(1_060)
})

test.each([-1, 0.5, 'soon', undefined])('error: increase by %s', (seconds) => {
  expect(createClock(() => 0).increase(seconds)).toMatchObject({ error: { code: -32_602 } })
})
