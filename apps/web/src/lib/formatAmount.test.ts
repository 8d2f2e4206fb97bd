import { afterEach, expect, test } from 'vitest'
import { exactAmount, formatAmount, formatExact, parseAmount } from './formatAmount.ts'
import { setLocale } from './messages/languages/setLocale.ts'

afterEach(() => setLocale('en'))

test.each([
  [0n, 18, '0'],
  [2_500_000_000n, 6, '2,500'],
  [1_234_567_890_123_456_789n, 18, '1.234567…'],
  [1n, 18, '<0.000001'],
  [1_000_000_000_000n, 18, '0.000001'],
  [1_000_000n, 0, '1,000,000'],
  [-1_500_000n, 6, '−1.5'],
])('default: %s with %s decimals', (raw, decimals, text) => {
  expect(formatAmount(raw, decimals)).toBe(text)
})

test('behavior: decimals are cut, never rounded up', () => {
  expect(formatAmount(1_999_999_999_999_999_999n, 18)).toBe('1.999999…')
})

test('default: exact amounts keep every digit and no separator', () => {
  expect(exactAmount(1_234_500_000n, 6)).toBe('1234.5')
  expect(exactAmount(1n, 18)).toBe('0.000000000000000001')
  expect(exactAmount(7n, 0)).toBe('7')
})

test('behavior: texts have every digit as the language writes it', async () => {
  expect(formatExact(1_234_500_000n, 6)).toBe('1,234.5')
  await setLocale('de')
  expect(formatExact(1_234_500_001n, 6)).toBe('1.234,500001')
})

test.each([
  ['2500', 6, 2_500_000_000n],
  ['2,500.5', 6, 2_500_500_000n],
  ["2'500'000", 0, 2_500_000n],
  [' .5 ', 6, 500_000n],
  ['5.', 6, 5_000_000n],
])('parameters: "%s" with %s decimals', (text, decimals, value) => {
  expect(parseAmount(text, decimals)).toBe(value)
})

test.each(['', '.', '1.2.3', '-1', '1e3', '0x10', '1,5', '٣', '1.1234567'])('error: "%s" is no amount', (text) => {
  expect(parseAmount(text, 6)).toBeUndefined()
})

test('behavior: what is formatted exactly parses back', () => {
  for (const raw of [0n, 1n, 10n ** 6n, 123_456_789n]) expect(parseAmount(exactAmount(raw, 6), 6)).toBe(raw)
})

test('behavior: another language has its own separators', async () => {
  await setLocale('de')
  expect(formatAmount(2_500_500_000n, 6)).toBe('2.500,5')
  expect(formatAmount(1n, 18)).toBe('<0,000001')
  expect(['1,5', '0,125', ',5', '1,1250', '1.5', '2500'].map((text) => parseAmount(text, 6))).toEqual([
    1_500_000n,
    125_000n,
    500_000n,
    1_125_000n,
    1_500_000n,
    2_500_000_000n,
  ])
  // Thousands or decimals: nobody can tell.
  expect(['1,500', '1.000,5', '1,5,5'].map((text) => parseAmount(text, 6))).toEqual([undefined, undefined, undefined])
})
