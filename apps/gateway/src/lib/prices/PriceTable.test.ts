import { expect, test } from 'vitest'
import { formatFiat, toFiat } from './PriceTable.ts'

test('default', () => {
  expect(formatFiat(toFiat({ amount: 1_500_000n, decimals: 6, price: '1.05' }))).toBe('1.575')
  expect(formatFiat(toFiat({ amount: 2n * 10n ** 18n, decimals: 18, price: '2500' }))).toBe('5000')
})

test('behavior: no price or no decimals is no worth', () => {
  expect(toFiat({ amount: 5n, decimals: 6, price: undefined })).toBe(0n)
  expect(toFiat({ amount: 5n, decimals: null, price: '1' })).toBe(0n)
})

test('behavior: exact for amounts beyond what floating point holds', () => {
  const amount = 123_456_789_012_345_678_901_234_567n
  expect(formatFiat(toFiat({ amount, decimals: 18, price: '0.1' }))).toBe('12345678.90123456')
})
