import { expect, test } from 'vitest'
import { createRangeSize } from './createRangeSize.ts'

test('default: doubles when quick, halves when slow or refused, within its limits', () => {
  const size = createRangeSize({ initial: 100, largest: 300 })
  size.succeed({ events: 0, milliseconds: 10 })
  expect(size.current()).toBe(200)
  size.succeed({ events: 0, milliseconds: 10 })
  expect(size.current()).toBe(300)
  size.succeed({ events: 0, milliseconds: 3_000 })
  expect(size.current()).toBe(300)
  size.succeed({ events: 0, milliseconds: 9_000 })
  expect(size.current()).toBe(150)
  size.shrink(20)
  expect(size.current()).toBe(10)
  for (let count = 0; count < 20; count++) size.shrink(size.current())
  expect(size.current()).toBe(1)
})

test('behavior: a range with many events does not grow, however quick it is', () => {
  const size = createRangeSize({ initial: 100 })
  size.succeed({ events: 2_000, milliseconds: 10 })
  expect(size.current()).toBe(100)
  size.succeed({ events: 1_999, milliseconds: 10 })
  expect(size.current()).toBe(200)
})
