import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, type SafeVersion, safeContracts } from '@countersign/devchain/demo-world'
import {
  deploySafe,
  encodeExecTransaction,
  executeAsSafe,
  hashOnChain,
  safeAbi,
  signHash,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { safeKinds } from '../../test/safeKinds.ts'
import { setup } from '../../test/setup.ts'
import { deriveTransactionStatus } from '../db/deriveTransactionStatus.ts'
import { listHistoryPage } from '../db/queries/listHistoryPage.ts'
import { findMultisigTransaction } from '../db/queries/loadMultisigTransactions.ts'
import { findModuleTransaction } from '../db/queries/moduleTransactions.ts'
import { findTransfer } from '../db/queries/transfers.ts'
import type { Indexer } from './createIndexer.ts'

const [alice, bob, carol, dave] = demoAccounts
const moduleAbi = parseAbi(['function pay(address safe, address to, uint256 value)'])
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** To the head, and then what was put off: on a slow machine a trace is asked for later. */
async function indexAll(indexer: Indexer): Promise<void> {
  await indexer.runToHead()
  await indexer.retryFailed()
}

async function deployFunded(kind: { l2?: boolean; version?: SafeVersion } = {}, threshold = 2) {
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client: chain.client, owners, threshold, ...kind })
  await chain.client.sendTransaction({ account: alice.address, to: safe, value: parseEther('2') })
  return safe
}

test.each(safeKinds)('default: an execution of a Safe $version (L2: $l2) is known in full', async (kind) => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deployFunded(kind)
  const transaction = { to: dave.address, value: parseEther('0.5') }
  await executeAsSafe({ client: chain.client, safe, transaction })
  const { hash, safeTxHash } = await executeAsSafe({ client: chain.client, executor: dave.address, safe, transaction })
  await indexAll(indexer)
  const record = await findMultisigTransaction(db, { chainId, safeTxHash })
  expect(record).toMatchObject({
    execution: { executor: dave.address, success: true, threshold: 2, transactionHash: hash },
    proposal: undefined,
    safe,
    transaction: { ...toSafeTransaction({ ...transaction, nonce: 1n }) },
  })
  expect(record?.execution?.gasUsed).toBeGreaterThan(21_000n)
  expect(record?.confirmations.map(({ owner }) => owner).toSorted()).toEqual([alice.address, bob.address].toSorted())
  const { entries } = await listHistoryPage(db, { chainId, limit: 10, offset: 0, safe })
  expect(entries.map(({ items }) => items.map(({ type }) => type))).toEqual([['multisig'], ['multisig'], ['transfer']])
})

test.each(safeKinds)('behavior: a failed execution of a Safe $version (L2: $l2) is indexed as failed', async (kind) => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deployFunded(kind)
  const { safeTxHash } = await executeAsSafe({
    client: chain.client,
    safe,
    transaction: { safeTxGas: 100_000n, to: dave.address, value: parseEther('100') },
  })
  await indexAll(indexer)
  const record = await findMultisigTransaction(db, { chainId, safeTxHash })
  expect(record?.execution?.success).toBe(false)
  if (!record) return
  const status = deriveTransactionStatus({ record, safe: { nonce: 1n, owners: [], threshold: 2 } })
  expect(status).toBe('FAILED')
})

test('behavior: a nested execution of an L1 Safe is read from the trace', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const inner = await deployFunded({ l2: false })
  const outer = await deployFunded({ l2: true })
  const transaction = toSafeTransaction({ nonce: 0n, to: dave.address, value: 7n })
  const safeTxHash = await hashOnChain(chain.client, inner, transaction)
  const signatures = await signHash(safeTxHash, [alice.address, bob.address])
  await executeAsSafe({
    client: chain.client,
    safe: outer,
    transaction: { data: encodeExecTransaction(transaction, signatures), to: inner },
  })
  await indexAll(indexer)
  expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toMatchObject({
    execution: { executor: outer, success: true },
    transaction,
  })
})

test.each([true, false])('behavior: a module of a Safe (L2: %s) pays', async (l2) => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deployFunded({ l2 })
  const enable = encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' })
  await executeAsSafe({ client: chain.client, safe, transaction: { data: enable, to: safe } })
  const hash = await chain.client.writeContract({
    abi: moduleAbi,
    account: alice.address,
    address: demoModule,
    args: [safe, dave.address, 5n],
    functionName: 'pay',
  })
  await indexAll(indexer)
  const { entries } = await listHistoryPage(db, { chainId, limit: 1, offset: 0, safe })
  const [item] = entries[0]?.items ?? []
  expect(item).toMatchObject({
    type: 'module',
    data: '0x',
    module: demoModule,
    operation: 0,
    success: true,
    to: dave.address,
    transactionHash: hash,
    value: 5n,
  })
  if (item?.type !== 'module') return
  expect(await findModuleTransaction(db, { chainId, logIndex: item.logIndex, safe, transactionHash: hash })).toEqual(
    item,
  )
})

test('behavior: native coin that a batch sends is known, part by part', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deployFunded()
  const calls = [
    { data: '0x', operation: 0, to: carol.address, value: 3n },
    { data: '0x', operation: 0, to: carol.address, value: 0n },
    { data: '0x', operation: 0, to: dave.address, value: 4n },
  ] as const
  const data: Hex = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes)']),
    args: [encodeMultiSend(calls)],
  })
  const { hash } = await executeAsSafe({
    client: chain.client,
    safe,
    transaction: { data, operation: 1, to: safeContracts['1.4.1'].multiSendCallOnly },
  })
  await indexAll(indexer)
  const rows = await db.selectFrom('transfer').where('transaction_hash', '=', hash).selectAll().execute()
  expect(rows.map(({ recipient, value }) => ({ recipient, value }))).toEqual([
    { recipient: carol.address, value: 3n },
    { recipient: dave.address, value: 4n },
  ])
  const position = rows[1]?.position ?? ''
  expect(position).toMatch(/^\d+,2$/)
  const transfer = { chainId, isNative: true, position, safe, transactionHash: hash }
  expect(await findTransfer(db, transfer)).toMatchObject({ recipient: dave.address, value: 4n })
})

test('behavior: approved hashes are confirmations, signed messages are stored', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deployFunded()
  const transaction = toSafeTransaction({ nonce: 0n, to: dave.address, value: 1n })
  const safeTxHash = await hashOnChain(chain.client, safe, transaction)
  await chain.client.writeContract({
    abi: safeAbi,
    account: bob.address,
    address: safe,
    args: [safeTxHash],
    functionName: 'approveHash',
  })
  await executeAsSafe({
    client: chain.client,
    safe,
    transaction: {
      data: encodeFunctionData({ abi: parseAbi(['function signMessage(bytes)']), args: ['0x1234'] }),
      operation: 1,
      to: safeContracts['1.4.1'].signMessageLib,
    },
  })
  await indexAll(indexer)
  expect(await db.selectFrom('approved_hash').where('safe', '=', safe).select(['hash', 'owner']).execute()).toEqual([
    { hash: safeTxHash, owner: bob.address },
  ])
  expect(await db.selectFrom('signed_message').where('safe', '=', safe).select('hash').execute()).toHaveLength(1)
  expect(await findMultisigTransaction(db, { chainId, safeTxHash })).toBeUndefined()
})
