import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { ChangeNotificationSchema } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import pg from 'pg'
import { type Address, BaseError, parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'
import { createDatabase } from '../db/createDatabase.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { findIndexingFailure, findIndexingStatus } from '../db/queries/indexingStatus.ts'
import { type ChainClient, createChainClient } from '../lib/createChainClient.ts'
import { createIndexer } from './createIndexer.ts'
import { createRangeSize } from './createRangeSize.ts'
import { factTables } from './Facts.ts'

const [alice, bob] = demoAccounts
let chain: TestChain
let safe: Address
beforeAll(async () => {
  chain = await createTestChain()
  safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  await chain.client.sendTransaction({ account: bob.address, to: safe, value: parseEther('1') })
  for (let count = 0; count < 5; count++)
    await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address, value: 1n } })
})
afterAll(() => chain.stop())

type World = Awaited<ReturnType<typeof setup>>

async function listFacts({ db }: World): Promise<unknown> {
  const tables = factTables.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute()
    return [
      table,
      rows.map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).toSorted(),
    ]
  })
  return Object.fromEntries(await Promise.all(tables))
}

async function eventually(check: () => Promise<boolean>): Promise<void> {
  await expect.poll(check, { interval: 20 }).toBe(true)
}

const owns = async ({ chainId, db }: World, address: Address) =>
  (await findSafe(db, { address, chainId })) !== undefined

test('default: reports its progress', async () => {
  const world = await setup(chain)
  expect(await findIndexingStatus(world.db, world)).toBeUndefined()
  await world.indexer.runToHead()
  const head = Number(await chain.client.getBlockNumber())
  expect(world.indexer.status()).toMatchObject({ headBlock: head, indexedBlock: head, isActive: false })
  expect(await findIndexingStatus(world.db, world)).toMatchObject({ blockNumber: head, headNumber: head })
})

test('parameters: rangeSize: one block at a time finds the same as one range', { tags: 'long' }, async () => {
  const one = await setup(chain, { rangeSize: createRangeSize({ initial: 1, largest: 1 }) })
  const all = await setup(chain)
  await one.indexer.runToHead()
  await all.indexer.runToHead()
  expect(await listFacts(one)).toEqual(await listFacts(all))
})

test('behavior: a node that limits ranges gets smaller requests', async () => {
  const world = await setup(chain)
  // The youngest blocks are asked for one by one.
  await chain.client.mine({ blocks: 40 })
  let refusals = 0
  const limited: ChainClient = {
    ...world.client,
    request: (async (request: { method: string; params?: [{ fromBlock: string; toBlock: string }] }) => {
      const [filter] = request.params ?? []
      if (request.method === 'eth_getLogs' && filter && Number(filter.toBlock) - Number(filter.fromBlock) > 3) {
        refusals += 1
        throw new BaseError('query exceeds max block range')
      }
      return Reflect.apply(world.client.request, world.client, [request])
    }) as ChainClient['request'],
  }
  const rangeSize = createRangeSize({ initial: 16, largest: 16 })
  const indexer = createIndexer({ ...world, chain: world.config, client: limited, pollInterval: 50, rangeSize })
  onTestFinished(() => indexer.stop())
  indexer.start()
  const head = Number(await chain.client.getBlockNumber())
  await eventually(async () => indexer.status().indexedBlock === head)
  expect(refusals).toBeGreaterThan(0)
  const reference = await setup(chain)
  await reference.indexer.runToHead()
  expect(await listFacts(world)).toEqual(await listFacts(reference))
})

test('behavior: far from the head, the head is not requested before every range', { tags: 'long' }, async () => {
  await chain.client.mine({ blocks: 200 })
  const world = await setup(chain)
  const requested: unknown[] = []
  const client: ChainClient = {
    ...world.client,
    request: (async (request: { method: string; params?: unknown[] }) => {
      if (request.method === 'eth_getBlockByNumber' && request.params?.[0] === 'latest') requested.push(request)
      return Reflect.apply(world.client.request, world.client, [request])
    }) as ChainClient['request'],
  }
  const rangeSize = createRangeSize({ initial: 4, largest: 4 })
  await createIndexer({ ...world, chain: world.config, client, rangeSize }).runToHead()
  const head = Number(await chain.client.getBlockNumber())
  expect(await findIndexingStatus(world.db, world)).toMatchObject({ blockNumber: head })
  // The last eight ranges are of young blocks, and two of them are after the last one that was read ahead.
  expect(requested.length).toBeLessThan(15)
})

test('behavior: what is read while the range before is written counts on from that range', async () => {
  // Its contents are in the calldata, and their nonce is known by counting, give or take three.
  const old = await deploySafe({ client: chain.client, l2: false, owners: [alice.address], threshold: 1 })
  for (let count = 0; count < 24; count++)
    await executeAsSafe({ client: chain.client, safe: old, transaction: { to: bob.address } })
  await chain.client.mine({ blocks: 40 })
  const { db, indexer } = await setup(chain, { rangeSize: createRangeSize({ initial: 8, largest: 8 }) })
  // Nobody can write of executions until the next ranges are read.
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table multisig_execution in share mode`.execute(tx)
    await sleep(600)
  })
  await indexer.runToHead()
  await holding
  const executions = await db
    .selectFrom('multisig_execution')
    .where('safe', '=', old)
    .orderBy('block_number')
    .select('nonce')
    .execute()
  expect(executions.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 24 }, (_, nonce) => BigInt(nonce)))
})

test('behavior: a crash before the checkpoint leaves nothing half done, and a replay finds the same', async () => {
  const world = await setup(chain)
  await world.indexer.runToHead()
  const facts = await listFacts(world)
  // Facts without their checkpoint cannot come from a crash, since both are one transaction; replay must bear it anyway.
  await world.db.deleteFrom('checkpoint').execute()
  await world.indexer.runToHead()
  expect(await listFacts(world)).toEqual(facts)
})

test('behavior: a change reaches listeners of the database when it is mined', async () => {
  const world = await setup(chain)
  // Who listens from here on hears nothing of what was mined before.
  await world.indexer.runToHead()
  const listener = new pg.Client({ connectionString: world.databaseUrl })
  await listener.connect()
  onTestFinished(() => listener.end())
  const heard: unknown[] = []
  listener.on('notification', ({ payload }) => heard.push(ChangeNotificationSchema.parse(JSON.parse(payload ?? ''))))
  await listener.query('listen countersign_changes')
  world.indexer.start()
  const { receipt } = await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address, value: 1n } })
  await expect.poll(() => heard, { interval: 10 }).toHaveLength(1)
  expect(heard).toEqual([
    {
      block: Number(receipt.blockNumber),
      chainId: `${world.chainId}`,
      kinds: expect.arrayContaining(['safe', 'queue', 'history', 'balances']),
      safe,
    },
  ])
})

test('behavior: one of several processes indexes, another continues when it ends', async () => {
  const first = await setup(chain, { pollInterval: 50, takeoverInterval: 50 })
  const processes = [1, 2].map(() => {
    const db = createDatabase(first.databaseUrl)
    const indexer = createIndexer({
      ...first,
      chain: first.config,
      client: createChainClient(first.config),
      db,
      pollInterval: 50,
      takeoverInterval: 50,
    })
    onTestFinished(async () => {
      await indexer.stop()
      await db.destroy()
    })
    return indexer
  })
  const all = [first.indexer, ...processes]
  for (const indexer of all) indexer.start()
  const active = () => all.filter((indexer) => indexer.status().isActive)
  await eventually(async () => active().length === 1)
  const [holder] = active()
  await holder?.stop()
  const next = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  await eventually(() => owns(first, next))
  expect(active()).toHaveLength(1)
  expect(active()).not.toContain(holder)
})

test('behavior: a holder that loses its session gives way', async () => {
  const world = await setup(chain, { pollInterval: 50, takeoverInterval: 50 })
  world.indexer.start()
  await eventually(async () => world.indexer.status().isActive)
  const admin = new pg.Client({ connectionString: world.databaseUrl })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query('select pg_terminate_backend(session_pid) from indexer')
  const next = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  await eventually(() => owns(world, next))
  await eventually(async () => world.indexer.status().isActive)
})

test('behavior: a holder that hangs is replaced', async () => {
  const world = await setup(chain, { leaseLifetime: 600, pollInterval: 50, takeoverInterval: 50 })
  // It has the lease and a living connection, and says nothing any more.
  const hung = new pg.Client({ connectionString: world.databaseUrl })
  await hung.connect()
  onTestFinished(() => hung.end())
  await hung.query(`insert into indexer (chain_id, holder, session_pid, session_start, expires_at)
    select ${world.chainId}, 'hung', pid, backend_start, now() + interval '1 hour'
    from pg_stat_activity where pid = pg_backend_pid()`)
  world.indexer.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(world.indexer.status().isActive).toBe(false)
  await hung.query('update indexer set expires_at = now()')
  await eventually(async () => world.indexer.status().isActive)
  await eventually(() => owns(world, safe))
})

test('behavior: Safes that another process has written are watched', async () => {
  const world = await setup(chain)
  const other = createIndexer({ ...world, chain: world.config })
  await world.indexer.runToHead()
  // As one does that was stopped for a while, and does not know that it was replaced.
  const born = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  await other.runToHead()
  await executeAsSafe({ client: chain.client, safe: born, signers: [bob.address], transaction: { to: bob.address } })
  await world.indexer.runToHead()
  expect(await findSafe(world.db, { address: born, chainId: world.chainId })).toMatchObject({ nonce: 1n })
})

test('behavior: Safes that another process has read late are watched', async () => {
  const world = await setup(chain)
  await world.indexer.runToHead()
  const born = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  const block = Number(await chain.client.getBlockNumber())
  const other = createIndexer({ ...world, chain: world.config, suspect: { from: block, times: 2, to: block } })
  await other.runToHead()
  await world.indexer.runToHead()
  await world.db
    .updateTable('failed_transaction')
    .set({ next_try_at: new Date(0) })
    .execute()
  expect(await other.retryFailed()).toBe(1)
  await executeAsSafe({ client: chain.client, safe: born, signers: [bob.address], transaction: { to: bob.address } })
  await world.indexer.runToHead()
  expect(await findSafe(world.db, { address: born, chainId: world.chainId })).toMatchObject({ nonce: 1n })
})

test('behavior: why an index halts is reported, and cleared', async () => {
  const world = await setup(chain)
  let isDown = true
  const flaky: ChainClient = {
    ...world.client,
    request: (async (request: { method: string }) => {
      // Blocks alone it still tells.
      if (isDown && request.method !== 'eth_getBlockByNumber') throw new BaseError('no more credits')
      return Reflect.apply(world.client.request, world.client, [request])
    }) as ChainClient['request'],
  }
  await world.indexer.runToHead()
  await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  const indexer = createIndexer({
    ...world,
    chain: world.config,
    client: flaky,
    limits: { failedReceipts: 0 },
    maxDelay: 100,
    pollInterval: 50,
  })
  onTestFinished(() => indexer.stop())
  indexer.start()
  const read = () => findIndexingStatus(world.db, world)
  const findFailure = () => findIndexingFailure(world.db, world)
  await eventually(async () => (await findFailure())?.message?.includes('no more credits') === true)
  const head = Number(await chain.client.getBlockNumber())
  // How far it is behind is told although nothing can be indexed.
  await eventually(async () => (await read())?.headNumber === head)
  expect((await read())?.blockNumber).toBeLessThan(head)
  isDown = false
  await eventually(async () => (await read())?.blockNumber === head && (await findFailure()) === undefined)
})

test('behavior: a replaced worker does not report the failure that it wakes up to', async () => {
  const world = await setup(chain)
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  let isRequesting = false
  const frozen: ChainClient = {
    ...world.client,
    request: (async () => {
      isRequesting = true
      await asleep
      throw new BaseError('a connection from long ago')
    }) as ChainClient['request'],
  }
  const limits = { failedReceipts: 0 }
  const options = { client: frozen, leaseLifetime: 300, limits, pollInterval: 50, takeoverInterval: 50 }
  const indexer = createIndexer({ ...world, ...options, chain: world.config })
  onTestFinished(() => indexer.stop())
  indexer.start()
  await eventually(async () => isRequesting)
  const successor = new pg.Client({ connectionString: world.databaseUrl })
  await successor.connect()
  onTestFinished(() => successor.end())
  await successor.query(`update indexer set holder = 'successor', expires_at = now() + interval '1 hour',
    session_pid = pid, session_start = backend_start from pg_stat_activity where pid = pg_backend_pid()`)
  // Until it could have noticed, had it been awake.
  await new Promise((resolve) => setTimeout(resolve, 400))
  wake()
  await eventually(async () => !indexer.status().isActive)
  expect(await findIndexingFailure(world.db, world)).toBeUndefined()
})

test('behavior: two indexers without a lock write everything once', { tags: 'long' }, async () => {
  const world = await setup(chain)
  const other = createIndexer({ ...world, chain: world.config, client: createChainClient(world.config) })
  await Promise.all([world.indexer.runToHead(), other.runToHead()])
  const reference = await setup(chain)
  await reference.indexer.runToHead()
  expect(await listFacts(world)).toEqual(await listFacts(reference))
})

test('behavior: goes on when the node comes back', async () => {
  const world = await setup(chain)
  let isDown = true
  const flaky: ChainClient = {
    ...world.client,
    getChainId: async () => {
      if (isDown) throw new BaseError('connection refused')
      return world.client.getChainId()
    },
  }
  const indexer = createIndexer({ ...world, chain: world.config, client: flaky, pollInterval: 50 })
  onTestFinished(() => indexer.stop())
  indexer.start()
  await eventually(async () => indexer.status().lastError !== undefined)
  isDown = false
  await eventually(() => owns(world, safe))
  await eventually(async () => indexer.status().lastError === undefined)
})

test('error: a node of another chain', async () => {
  const world = await setup(chain)
  const indexer = createIndexer({ ...world, chain: { ...world.config, id: 5 } })
  await expect(indexer.runToHead()).rejects.toThrowErrorMatchingInlineSnapshot(`
    [WrongChainError: The node configured for chain 5 serves chain 31337.
    Correct the RPC URL or the id of the chain in the chains file.]
  `)
})
