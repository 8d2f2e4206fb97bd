import { demoAccounts } from '@countersign/devchain/accounts'
import {
  deploySafe,
  executeAsSafe,
  hashOnChain,
  reorg,
  safeAbi,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { sql } from 'kysely'
import { encodeFunctionData, numberToHex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'
import { deriveTransactionStatus } from '../db/deriveTransactionStatus.ts'
import { insertConfirmation } from '../db/queries/confirmations.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { listHistoryPage } from '../db/queries/listHistoryPage.ts'
import { findMultisigTransaction } from '../db/queries/loadMultisigTransactions.ts'
import { listSafesOfOwner } from '../db/queries/ownedSafes.ts'
import { insertProposal } from '../db/queries/proposals.ts'
import { listQueuePage } from '../db/queries/queue.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { createIndexer } from './createIndexer.ts'
import { createRangeSize } from './createRangeSize.ts'
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
    const nonce = state?.nonce ?? 0n
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

test('error: another history halts the index and changes nothing', async () => {
  const { db, indexer } = await setup(chain)
  await deploy()
  await indexer.runToHead()
  const read = () => db.selectFrom('owner_event').selectAll().orderBy('block_number').orderBy('log_index').execute()
  const before = await read()
  const ghost = `0x${'ab'.repeat(32)}` as const
  await db.updateTable('block').set({ hash: ghost }).execute()
  await db.updateTable('checkpoint').set({ block_hash: ghost }).execute()
  await db.updateTable('indexer').set({ genesis_hash: ghost }).execute()
  await expect(indexer.runToHead()).rejects.toMatchObject({ code: 'WRONG_HISTORY' })
  await expect(indexer.runToHead()).rejects.toMatchObject({ code: 'WRONG_HISTORY' })
  expect(await read()).toEqual(before)
})

test('parameters: maxReorgDepth: what is deeper halts the index and changes nothing', async () => {
  const { db, indexer } = await setup(chain, { maxReorgDepth: 3 })
  const safe = await deploy()
  let before: unknown
  const read = () => db.selectFrom('checkpoint').select('block_hash').executeTakeFirst()
  await reorg(chain.client, {
    betweenTheTwo: async () => {
      await indexer.runToHead()
      before = await read()
    },
    orphaned: async () => {
      for (let count = 0; count < 5; count++)
        await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address } })
    },
  })
  await chain.client.mine({ blocks: 1 })
  await expect(indexer.runToHead()).rejects.toMatchObject({ code: 'REORGANISATION_TOO_DEEP' })
  expect(await read()).toEqual(before)
  expect(await db.selectFrom('multisig_execution').where('safe', '=', safe).select('nonce').execute()).toHaveLength(5)
})

test('behavior: a node that lags behind is no reorganisation', async () => {
  const world = await setup(chain)
  const safe = await deploy()
  await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address } })
  await world.indexer.runToHead()
  const head = await chain.client.getBlockNumber()
  const lagging: ChainClient = {
    ...world.client,
    request: (async (request: { method: string; params?: unknown[] }) => {
      if (request.method === 'eth_getBlockByNumber' && request.params?.[0] === numberToHex(head)) return null
      return Reflect.apply(world.client.request, world.client, [request])
    }) as ChainClient['request'],
  }
  await chain.client.mine({ blocks: 1 })
  const indexer = createIndexer({ ...world, chain: world.config, client: lagging })
  await indexer.runToHead()
  expect((await findSafe(world.db, { address: safe, chainId: world.chainId }))?.nonce).toBe(1n)
  expect(await world.db.selectFrom('checkpoint').select('block_number').executeTakeFirst()).toEqual({
    block_number: Number(head),
  })
})

test('behavior: all facts of a block go with it', async () => {
  const { db, indexer } = await setup(chain)
  await deploy()
  await indexer.runToHead()
  await db.deleteFrom('block').execute()
  for (const table of factTables) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('behavior: old blocks that are replaced while later ones are read ahead leave nothing behind', {
  tags: 'long',
}, async () => {
  const world = await setup(chain)
  const safe = await deploy()
  await chain.client.sendTransaction({ account: bob.address, to: safe, value: parseEther('1') })
  const act = async (value: bigint) => {
    for (let count = 0; count < 20; count++)
      await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address, value } })
    await chain.client.mine({ blocks: 80 })
  }
  const first = Number(await chain.client.getBlockNumber())
  const gate = createGate()
  const reached = createGate()
  const client: ChainClient = {
    ...world.client,
    request: (async (request: { method: string; params?: [{ fromBlock?: string }] }) => {
      const answer: unknown = await Reflect.apply(world.client.request, world.client, [request])
      if (request.method === 'eth_getLogs' && Number(request.params?.[0].fromBlock) > first + 10) {
        reached.open()
        await gate.opened
      }
      return answer
    }) as ChainClient['request'],
  }
  const rangeSize = createRangeSize({ initial: 4, largest: 4 })
  // Deep enough for what is replaced, and so flat that the blocks are old: their parents are not looked at one by one.
  const indexer = createIndexer({ ...world, chain: world.config, client, maxReorgDepth: 40, rangeSize })
  let running: Promise<void> | undefined
  await reorg(chain.client, {
    betweenTheTwo: async () => {
      running = indexer.runToHead()
      await reached.opened
    },
    orphaned: () => act(1n),
  })
  await act(2n)
  gate.open()
  await running
  // For a moment the chain was shorter than its index: then it ends there, and whoever follows the chain goes on.
  await indexer.runToHead()
  const { rows } = await sql<{ value: string }>`select distinct value :: text from multisig_execution
    where safe = ${safe}`.execute(world.db)
  expect(rows).toEqual([{ value: '2' }])
  expect(await world.db.selectFrom('multisig_execution').where('safe', '=', safe).selectAll().execute()).toHaveLength(
    20,
  )
})

function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
