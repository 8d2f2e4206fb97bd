import { getAddress, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { hasRefund, type IsCancellationParameters, isCancellation } from './classifyTransaction.ts'

const safe = getAddress('0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1')
const other = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc')
const check = (change: Partial<IsCancellationParameters['transaction']>) =>
  isCancellation({ safe, transaction: { to: safe, value: 0n, data: '0x', operation: 0, ...change } })

test('default: an empty call to the Safe itself', () => {
  expect(check({})).toBe(true)
  expect(check({ to: `0x${safe.slice(2).toLowerCase()}` })).toBe(true)
  expect(check({ safeTxGas: 5n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress })).toBe(
    true,
  )
})

test('behavior: anything else is a real transaction', () => {
  expect(check({ to: other })).toBe(false)
  expect(check({ value: 1n })).toBe(false)
  expect(check({ data: '0x00' })).toBe(false)
  expect(check({ operation: 1 })).toBe(false)
  expect(check({ gasPrice: 1n })).toBe(false)
  expect(check({ baseGas: 1n })).toBe(false)
  expect(check({ gasToken: other })).toBe(false)
  expect(check({ refundReceiver: other })).toBe(false)
})

test('behavior: refunds', () => {
  expect(hasRefund({})).toBe(false)
  expect(hasRefund({ safeTxGas: 1n })).toBe(false)
  expect(hasRefund({ gasPrice: 1n })).toBe(true)
})
