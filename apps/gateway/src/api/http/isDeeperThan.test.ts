import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeeperThan } from './isDeeperThan.ts'

test.each([
  ['1', 0, false],
  ['[]', 0, true],
  ['[]', 1, false],
  ['[{}]', 1, true],
  ['[{}]', 2, false],
  ['[[],[],{}]', 2, false],
  ['"[[[["', 0, false],
  ['["\\"[[[["]', 1, false],
  ['{"a\\\\":[]}', 1, true],
])('default: %s beside %i', (text, limit, expected) => {
  expect(isDeeperThan(text, limit)).toBe(expected)
})

function measure(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(measure)) : 0
}

test('behavior: agrees with what was parsed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, isPretty) => {
      const text = JSON.stringify(value, null, isPretty ? 2 : undefined)
      const depth = measure(value)
      expect(isDeeperThan(text, depth)).toBe(false)
      if (depth > 0) expect(isDeeperThan(text, depth - 1)).toBe(true)
    }),
  )
})
