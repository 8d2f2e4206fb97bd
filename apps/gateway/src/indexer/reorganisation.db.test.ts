import { demoAccounts } from '@countersign/devchain/accounts'
import {
  deploySafe,
  executeAsSafe,
  hashOnChain,
  reorg,
  safeAbi,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'
import { deriveTransactionStatus } from '../db/deriveTransactionStatus.ts'
import { findMultisigTransaction } from '../db/queries/findMultisigTransaction.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { insertConfirmation } from '../db/queries/insertConfirmation.ts'
import { insertProposal } from '../db/queries/insertProposal.ts'
import { listHistoryPage } from '../db/queries/listHistoryPage.ts'
import { listQueuePage } from '../db/queries/listQueuePage.ts'
import { listSafesOfOwner } from '../db/queries/listSafesOfOwner.ts'
import { factTables } from './Facts.ts'

const [alice, bob] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

const deploy = () => deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })

test('default: an executed transaction that vanished awaits execution again', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deploy()
  await chain.client.sendTransaction({ account: bob.address, to: safe, value: parseEther('1') })
  const transaction = toSafeTransaction({ nonce: 0n, to: bob.address, value: 1n })
  const safeTxHash = await hashOnChain(chain.client, safe, transaction)
  const place = { chainId, safe, safeTxHash }
  await insertProposal(db, { ...place, origin: null, proposer: alice.address, transaction, trusted: true })
  await insertConfirmation(db, {
    ...place,
    kind: 'eoa',
    owner: alice.address,
    signature: '0x01',
    verdict: 'valid',
    verifiedBlock: 1,
  })
  const look = async () => {
    const [record, state] = [
      await findMultisigTransaction(db, { chainId, safeTxHash }),
      await findSafe(db, { address: safe, chainId }),
    ]
    const nonce = BigInt(state?.nonce ?? 0)
    const queue = await listQueuePage(db, { chainId, isTrustedOnly: true, limit: 10, nonce, offset: 0, safe })
    const history = await listHistoryPage(db, { chainId, limit: 10, offset: 0, safe })
    return {
      history: history.entries.length,
      queue: queue.length,
      status: record && state && deriveTransactionStatus({ record, safe: state }),
    }
  }
  await indexer.runToHead()
  expect(await look()).toEqual({ history: 1, queue: 1, status: 'AWAITING_EXECUTION' })
  await reorg(chain.client, {
    betweenTheTwo: async () => {
      await indexer.runToHead()
      expect(await look()).toEqual({ history: 2, queue: 0, status: 'SUCCESS' })
    },
    orphaned: () => executeAsSafe({ client: chain.client, safe, transaction }),
  })
  const before = await findMultisigTransaction(db, { chainId, safeTxHash })
  await indexer.runToHead()
  expect(await look()).toEqual({ history: 1, queue: 1, status: 'AWAITING_EXECUTION' })
  const after = await findMultisigTransaction(db, { chainId, safeTxHash })
  expect(after?.proposal?.modifiedAt).not.toEqual(before?.proposal?.modifiedAt)
})

test('behavior: settings, Safes and blocks of replaced blocks are gone, those of the new ones there', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deploy()
  const add = encodeFunctionData({ abi: safeAbi, args: [bob.address, 1n], functionName: 'addOwnerWithThreshold' })
  let vanished = safe
  let arrived = safe
  await reorg(chain.client, {
    betweenTheTwo: async () => {
      await indexer.runToHead()
      expect((await findSafe(db, { address: safe, chainId }))?.owners).toEqual([bob.address, alice.address])
    },
    orphaned: async () => {
      await executeAsSafe({ client: chain.client, safe, transaction: { data: add, to: safe } })
      vanished = await deploy()
    },
    replacement: async () => {
      arrived = await deploy()
    },
  })
  await indexer.runToHead()
  expect((await findSafe(db, { address: safe, chainId }))?.owners).toEqual([alice.address])
  expect(await findSafe(db, { address: vanished, chainId })).toBeUndefined()
  expect(await findSafe(db, { address: arrived, chainId })).toBeDefined()
  expect(await listSafesOfOwner(db, { chainId, owner: bob.address })).toEqual([])
  // A Safe that came back is watched again.
  await chain.client.sendTransaction({ account: bob.address, to: arrived, value: 1n })
  await indexer.runToHead()
  expect((await listHistoryPage(db, { chainId, limit: 5, offset: 0, safe: arrived })).entries).toHaveLength(1)
})

test('behavior: another chain in the place of the old one is indexed from its start', async () => {
  const { chainId, db, indexer } = await setup(chain)
  await deploy()
  await indexer.runToHead()
  const before = await db.selectFrom('owner_event').selectAll().orderBy('block_number').orderBy('log_index').execute()
  const ghost = `0x${'ab'.repeat(32)}` as const
  await db.updateTable('block').set({ hash: ghost }).execute()
  await db.updateTable('checkpoint').set({ block_hash: ghost }).execute()
  await db.updateTable('owner_event').set({ owner: bob.address }).execute()
  await indexer.runToHead()
  expect(await db.selectFrom('owner_event').selectAll().orderBy('block_number').orderBy('log_index').execute()).toEqual(
    before,
  )
  expect(await db.selectFrom('block').where('hash', '=', ghost).selectAll().execute()).toEqual([])
  expect(chainId).toBe(31_337)
})

test('behavior: all facts of a block go with it', async () => {
  const { db, indexer } = await setup(chain)
  await deploy()
  await indexer.runToHead()
  await db.deleteFrom('block').execute()
  for (const table of factTables) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})
