import { verifyOwn } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { alice, testReport } from '../../domain/transactions/testReport.ts'
import { listWaiting } from './listWaiting.ts'
import { createEntry } from './testEntry.ts'

const entry = (nonce: number, isGenuine = true) => {
  const safeTxHash = `0x${String(nonce).padStart(64, '0')}` as const
  const transaction = verifyOwn(createTransaction({ data: '0x', to: alice, value: 1n }, BigInt(nonce)))
  const hashes = verifyOwn({ domainHash: safeTxHash, messageHash: safeTxHash, safeTxHash })
  const report = testReport([], { hashes, transaction: isGenuine ? transaction : undefined })
  return { ...createEntry(nonce, safeTxHash), report }
}

test('default: what waits and was verified, and nothing else', () => {
  const hashes = listWaiting([entry(4), entry(5), entry(6), entry(7, false)], 5n)
  expect(hashes?.map((hash) => Number(hash.slice(-1)))).toEqual([5, 6])
  expect(listWaiting([], 5n)).toEqual([])
})

test('behavior: while something is not verified yet, or the nonce is not known, there is none', () => {
  expect(listWaiting([entry(5), createEntry(6, '0x06')], 5n)).toBeUndefined()
  expect(listWaiting([entry(5)], undefined)).toBeUndefined()
  const failed = { ...createEntry(6, '0x06'), error: new Error('not to be had') }
  expect(listWaiting([entry(5), failed], 5n)).toHaveLength(1)
})
