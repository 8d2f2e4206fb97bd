import { expect, test } from 'vitest'
import { isInRange } from './dependencies.ts'

test.each([
  ['4.6.7', '^4.1.0', true],
  ['4.1.0', '^4.1.0', true],
  ['4.0.9', '^4.1.0', false],
  ['5.0.0', '^4.1.0', false],
  ['4.6.7', '4.6.7', false],
  ['4.6.7', '>=4', false],
  ['0.2.0', '^0.2.0', false],
  [undefined, '^4.1.0', false],
])('parameters: %s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})
