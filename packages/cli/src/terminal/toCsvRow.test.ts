import { expect, test } from 'vitest'
import { toCsvRow } from './toCsvRow.ts'

test('default: what needs quotes is quoted', () => {
  expect(toCsvRow(['20', 'Send "1" ETH, now', ''])).toBe('20,"Send ""1"" ETH, now",\r\n')
})

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', ' =1', 'a;=1'])('behavior: %s is no formula', (text) => {
  expect(toCsvRow([text])).toMatch(/^"('|a;')/)
})

test('behavior: a line stays a line', () => {
  expect(toCsvRow(['a\r\nb\t=x\u001b'])).toBe('a\\u{d}\\u{a}b\\u{9}=x\\u{1b}\r\n')
})
