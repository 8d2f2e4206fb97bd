import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, toCsvRow, toSafeJson } from './escapeText.ts'
import { renderLines } from './Line.ts'

test('default: what is plain stays as it is', () => {
  expect(escapeText('Send 1.5 ETH to Zoë (0xabc…)')).toBe('Send 1.5 ETH to Zoë (0xabc…)')
})

test.each([
  ['\u001b[2J', '\\u{1b}[2J'],
  ['\u009b31m', '\\u{9b}31m'],
  ['a\nb\rc\td', 'a\\u{a}b\\u{d}c\\u{9}d'],
  ['\u0007', '\\u{7}'],
  ['USDC\u202e', 'USDC\\u{202e}'],
  ['\u2066x\u2069', '\\u{2066}x\\u{2069}'],
  ['a\u200bb', 'a\\u{200b}b'],
  ['a\u2028b', 'a\\u{2028}b'],
  ['a\u00a0b', 'a\\u{a0}b'],
  ['\ud800', '\\u{d800}'],
  ['\u{e0041}', '\\u{e0041}'],
  ['a\u0300\u0301\u0302\u0303\u0304', 'a\u0300\u0301\u0302\\u{303}\\u{304}'],
])('behavior: %j is printed as its code', (text, expected) => {
  expect(escapeText(text)).toBe(expected)
})

test('behavior: no text makes a line do anything but show it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12, unit: 'binary' }), (text) => {
      const line = renderLines([[text, { style: 'bad', text }]], { hasColour: false })
      return line.endsWith('\n') && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(line.slice(0, -1))
    }),
  )
})

test('behavior: with colours, only our own codes are there', () => {
  const line = renderLines([[{ style: 'bad', text: '\u001b[0m\u001b]0;title\u0007' }]], { hasColour: true })
  expect(line).toBe('\u001b[31m\\u{1b}[0m\\u{1b}]0;title\\u{7}\u001b[0m\n')
})

test('behavior: JSON is printable ASCII and reads back as it was', () => {
  const value = { amount: 'Zoë\u202e\u009b', list: ['\u001b[2J', '\u{1f600}'] }
  const text = toSafeJson(value)
  expect(text).toMatch(/^[\n -~]*$/)
  expect(JSON.parse(text)).toEqual(value)
  expect(JSON.parse(toSafeJson({ value: 10n ** 30n }))).toEqual({ value: '1000000000000000000000000000000' })
})

test('behavior: CSV cells that need quotes have them', () => {
  expect(toCsvRow(['20', 'Send "1" ETH, now', ''])).toBe('20,"Send ""1"" ETH, now",\r\n')
})

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', ' =1', 'a;=1'])('behavior: %s is no formula', (text) => {
  expect(toCsvRow([text])).toMatch(/^"('|a;')/)
})

test('behavior: a line stays a line', () => {
  expect(toCsvRow(['a\r\nb\t=x\u001b'])).toBe('a\\u{d}\\u{a}b\\u{9}=x\\u{1b}\r\n')
})
