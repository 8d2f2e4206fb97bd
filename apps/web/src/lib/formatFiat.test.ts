import { expect, test } from 'vitest'
import { formatFiat } from './formatFiat.ts'

test.each([
  [5.01, 'USD', '$5.01'],
  [3120.556, 'EUR', '€3,120.56'],
  [12, 'CHF', 'CHF 12'],
  [1500, 'JPY', '¥1,500'],
  [2, 'XBT2', '2 XBT2'],
])('default: %d %s', (amount, code, text) => {
  expect(formatFiat(amount, code).replace(/\s/g, ' ')).toBe(text)
})
