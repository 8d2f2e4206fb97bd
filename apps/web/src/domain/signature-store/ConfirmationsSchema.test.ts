import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { fromStored, StoredTransactionSchema, toStored } from './ConfirmationsSchema.ts'

const transaction: SafeTransaction = {
  to: '0x255C3912f91eF11bFDadd405F13144a823Da8cc5',
  value: 10n ** 17n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 4n,
}

test('behavior: the way through storage does not change the hash', () => {
  const back = fromStored(StoredTransactionSchema.parse(JSON.parse(JSON.stringify(toStored(transaction)))))
  expect(back).toEqual(transaction)
  const { safeTxHash } = hashSafeTransaction({
    chainId: 11155111,
    safe: '0x657ff0D4eC65D82b2bC1247b0a558bcd2f80A0f1',
    version: '1.3.0',
    transaction: back,
  })
  expect(safeTxHash).toBe('0xcb8bbe7bf8f8a1f3f57658e450d07d4422356ac042d96a87ba425b19e67a78a1')
})

test('behavior: what comes back cannot be changed any more', () => {
  expect(Object.isFrozen(fromStored(toStored(transaction)))).toBe(true)
})

test.each([{ value: '-1' }, { value: '0x1' }, { operation: 2 }, { to: '0x255c3912F91ef11bfdadd405f13144a823da8cc5' }])(
  'error: %o is refused',
  (change) => {
    expect(StoredTransactionSchema.safeParse({ ...toStored(transaction), ...change }).success).toBe(false)
  },
)
