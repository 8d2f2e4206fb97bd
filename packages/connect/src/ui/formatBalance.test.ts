import { parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { formatBalance } from './formatBalance.ts'

test.each([
  ['0', '0'],
  ['0.0009', '0'],
  ['0.3', '0.3'],
  ['0.9999', '0.999'],
  ['1.239', '1.23'],
  ['99.999', '99.99'],
  ['123.456', '123.4'],
  ['9999.96', '9999.9'],
  ['10000', '10k'],
  ['123456', '123.4k'],
  ['1500000', '1.5m'],
  ['2000000000', '2b'],
  ['3210000000000', '3.2t'],
])('default: %s is %s', (amount, text) => {
  expect(formatBalance(parseUnits(amount, 18), 18)).toBe(text)
})
