import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTransaction } from './createTransaction.ts'

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('default: a plain call without refund fields, frozen', () => {
  const transaction = createTransaction({ to: dave, value: 15n, data: '0x' }, 24n)
  expect(transaction).toEqual({
    to: dave,
    value: 15n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: 24n,
  })
  expect(Object.isFrozen(transaction)).toBe(true)
})

test('parameters: operation', () => {
  expect(createTransaction({ to: dave, value: 0n, data: '0x', operation: 1 }, 0n).operation).toBe(1)
})
