import type { SafeTransaction } from '@countersign/protocol/hash'
import { type Address, type Hash, zeroAddress } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { deriveTransactionStatus } from '../deriveTransactionStatus.ts'
import { insertConfirmation } from './confirmations.ts'
import { findMultisigTransaction } from './loadMultisigTransactions.ts'
import { insertProposal } from './proposals.ts'
import { findHighestNonce, listQueuePage } from './queue.ts'

const chainId = 5
const safe: Address = '0x1111111111111111111111111111111111111111'
const owner: Address = '0x2222222222222222222222222222222222222222'
const other: Address = '0x3333333333333333333333333333333333333333'
const toHash = (digit: string): Hash => `0x${digit.repeat(64)}`
const everything = { chainId, isTrustedOnly: false, limit: 20, nonce: 0n, offset: 0, safe }

const create = (nonce: bigint): SafeTransaction => ({
  baseGas: 0n,
  data: '0x',
  gasPrice: 0n,
  gasToken: zeroAddress,
  nonce,
  operation: 0,
  refundReceiver: zeroAddress,
  safeTxGas: 0n,
  to: safe,
  value: 2n ** 256n - 1n,
})

async function open() {
  const { db, destroy } = await createTestDatabase()
  onTestFinished(destroy)
  const propose = (digit: string, nonce: bigint, trusted = true) =>
    insertProposal(db, {
      chainId,
      origin: null,
      proposer: owner,
      safe,
      safeTxHash: toHash(digit),
      transaction: create(nonce),
      trusted,
    })
  const confirm = (digit: string, signer: Address) =>
    insertConfirmation(db, {
      chainId,
      kind: 'eoa',
      owner: signer,
      safe,
      safeTxHash: toHash(digit),
      signature: '0xaa',
      verdict: 'valid',
      verifiedBlock: 1,
    })
  return { confirm, db, propose }
}

test('default: by nonce, then by age, what can still be executed', async () => {
  const { db, propose } = await open()
  await propose('c', 7n)
  await propose('b', 6n)
  await propose('a', 6n)
  await propose('d', 5n)
  const list = async (nonce: bigint) =>
    (await listQueuePage(db, { ...everything, nonce })).map(({ safeTxHash }) => safeTxHash[2])
  expect(await list(0n)).toEqual(['d', 'b', 'a', 'c'])
  expect(await list(6n)).toEqual(['b', 'a', 'c'])
  expect(await list(8n)).toEqual([])
  const page = await listQueuePage(db, { ...everything, limit: 2, offset: 1 })
  expect(page.map(({ safeTxHash }) => safeTxHash[2])).toEqual(['b', 'a'])
  expect(page[0]?.transaction).toEqual(create(6n))
})

test('parameters: isTrustedOnly', async () => {
  const { db, propose } = await open()
  await propose('a', 1n, false)
  await propose('b', 2n)
  expect(await listQueuePage(db, { ...everything, isTrustedOnly: true })).toHaveLength(1)
  expect(await listQueuePage(db, everything)).toHaveLength(2)
  await propose('a', 1n)
  expect(await listQueuePage(db, { ...everything, isTrustedOnly: true })).toHaveLength(2)
})

test('behavior: the same proposal twice is one, and trust is never lost', async () => {
  const { db, propose } = await open()
  await propose('a', 1n)
  const before = await findMultisigTransaction(db, { chainId, safeTxHash: toHash('a') })
  await propose('a', 1n, false)
  await propose('a', 1n)
  expect(await findMultisigTransaction(db, { chainId, safeTxHash: toHash('a') })).toEqual(before)
  expect(before?.proposal?.trusted).toBe(true)
})

test('behavior: one confirmation per owner; those of former owners do not count', async () => {
  const { confirm, db, propose } = await open()
  await propose('a', 1n)
  expect(await confirm('a', owner)).toBe(true)
  expect(await confirm('a', owner)).toBe(false)
  expect(await confirm('a', other)).toBe(true)
  const record = await findMultisigTransaction(db, { chainId, safeTxHash: toHash('a') })
  if (!record) throw new Error('It was just stored.')
  expect(record.confirmations.map((confirmation) => confirmation.owner)).toEqual([owner, other])
  const status = (owners: Address[], nonce = 1n) =>
    deriveTransactionStatus({ record, safe: { nonce, owners, threshold: 2 } })
  expect(status([owner, other])).toBe('AWAITING_EXECUTION')
  expect(status([owner])).toBe('AWAITING_CONFIRMATIONS')
  expect(status([owner, other], 2n)).toBe('CANCELLED')
})

test('behavior: the highest nonce is that of trusted proposals', async () => {
  const { db, propose } = await open()
  const find = () => findHighestNonce(db, { chainId, nonce: 1n, safe })
  expect(await find()).toBeUndefined()
  await propose('a', 4n)
  await propose('b', 9n, false)
  expect(await find()).toBe(4n)
  // Whoever may propose could otherwise make every recommended nonce one that is refused.
  await propose('c', BigInt(Number.MAX_SAFE_INTEGER))
  await propose('d', 1_001n)
  expect(await find()).toBe(4n)
  await propose('e', 1_000n)
  expect(await find()).toBe(1_000n)
})
