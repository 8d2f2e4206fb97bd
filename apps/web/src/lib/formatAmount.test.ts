import { afterEach, expect, test } from 'vitest'
import { exactAmount, formatAmount, formatExact, toAmountInput } from './formatAmount.ts'
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

test('behavior: an input has the separator of the language, and never three decimals that look like thousands', async () => {
  expect([1_500_000n, 1_234_000n, 1_234_567_000n].map((raw) => toAmountInput(raw, 6))).toEqual([
    '1.5',
    '1.234',
    '1234.567',
  ])
  await setLocale('de')
  expect([1_500_000n, 1_234_000n, 1_234_567_000n, 500_000n].map((raw) => toAmountInput(raw, 6))).toEqual([
    '1,5',
    '1,2340',
    '1234,567',
    '0,5',
  ])
})

test('behavior: another language has its own separators', async () => {
  await setLocale('de')
  expect(formatAmount(2_500_500_000n, 6)).toBe('2.500,5')
  expect(formatAmount(1n, 18)).toBe('<0,000001')
})
