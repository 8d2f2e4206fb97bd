import { expect, test } from 'vitest'
import { toCsvRow } from './toCsvRow.ts'

test('default: every cell is quoted', () => {
  expect(toCsvRow(['20', 'Send "1" ETH, now', ''])).toBe('"20","Send ""1"" ETH, now",""\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('behavior: %s is no formula', (text) => {
  expect(toCsvRow([text])).toBe(`"'${text}"\r\n`)
})

test('behavior: a line stays a line', () => {
  expect(toCsvRow(['a\r\nb\t=x\u001b'])).toBe('"a\\u{d}\\u{a}b\\u{9}=x\\u{1b}"\r\n')
})
