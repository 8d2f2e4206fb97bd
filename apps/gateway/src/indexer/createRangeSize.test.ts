import { expect, test } from 'vitest'
import { createRangeSize } from './createRangeSize.ts'

test('default: doubles when quick, halves when slow or refused, within its limits', () => {
  const size = createRangeSize({ initial: 100, largest: 300 })
  size.succeed(10)
  expect(size.current()).toBe(200)
  size.succeed(10)
  expect(size.current()).toBe(300)
  size.succeed(3_000)
  expect(size.current()).toBe(300)
  size.succeed(9_000)
  expect(size.current()).toBe(150)
  size.shrink(20)
  expect(size.current()).toBe(10)
  for (let count = 0; count < 20; count++) size.shrink(size.current())
  expect(size.current()).toBe(1)
})
