import { hashTypedData, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { getSafeTransactionTypedData, hashSafeTransaction, type SafeTransaction } from './hashSafeTransaction.ts'

// The vector of the safe-tx-hashes-util README.
const safe = '0x657ff0D4eC65D82b2bC1247b0a558bcd2f80A0f1'
const transaction: SafeTransaction = {
  to: '0x255C3912f91eF11bFDadd405F13144a823Da8cc5',
  value: 100_000_000_000_000_000n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 4n,
}

test('default', () => {
  expect(hashSafeTransaction({ chainId: 11155111, safe, version: '1.3.0', transaction })).toEqual({
    domainHash: '0x611379c19940caee095cdb12bebe6a9fa9abb74cdb1fbd7377c49a1f198dc24f',
    messageHash: '0x565bba8b51924ffa64953596d0a2dd5c2cad39649f7de0bf2c8dbc903bd03258',
    safeTxHash: '0xcb8bbe7bf8f8a1f3f57658e450d07d4422356ac042d96a87ba425b19e67a78a1',
  })
})

const versions = [
  '0.1.0',
  '1.0.0',
  '1.1.0',
  '1.1.1',
  '1.2.0',
  '1.3.0',
  '1.3.0+L2',
  '1.4.1',
  '1.4.1+L2',
  '1.5.0',
  '1.5.0+L2',
]
test.each(versions)('behavior: equals the generic EIP-712 hash for %s', (version) => {
  // Every number another one: two fields that changed places must not go unseen.
  const distinct = {
    ...transaction,
    baseGas: 2n,
    gasPrice: 3n,
    gasToken: safe,
    nonce: 5n,
    operation: 1,
    safeTxGas: 7n,
  } as const
  const parameters = { chainId: 11155111, safe, version, transaction: distinct } as const
  expect(hashSafeTransaction(parameters).safeTxHash).toBe(hashTypedData(getSafeTransactionTypedData(parameters)))
})
