import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, reorg, toSafeTransaction } from '@countersign/devchain/testing'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { readAllRows } from '../../../test/readAllRows.ts'
import { setup } from '../../../test/setup.ts'
import { createPool } from '../createDatabase.ts'
import { createLargeIndexes } from '../createLargeIndexes.ts'
import { migrate } from '../migrate.ts'
import { listHistoryPage } from '../queries/listHistoryPage.ts'
import { listIncomingTransfersPage } from '../queries/listTransfersPage.ts'
import { rebuildSummaries } from '../queries/safeSummaries.ts'
import type { Database } from '../schema.ts'
import { countPartitions, partitionedTables, partitionNew, partitionTables } from './partitionTables.ts'

const [alice, bob] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** All but what says when something was written, or who writes. */
const readFacts = (db: Kysely<Database>) =>
  readAllRows(db, { without: ['checkpoint', 'indexer', 'cache_version', 'token'] })

const countAll = (db: Kysely<Database>) => Promise.all(partitionedTables.map((name) => countPartitions(db, name)))

test('default: divided tables have the same rows, and blocks that come and go leave the same in them as in others', async () => {
  const { client } = chain
  const { db, indexer } = await setup(chain, { hasOwnDatabase: true })
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: bob.address, to: safe, value: parseEther('1') })
  const pay = (nonce: bigint) =>
    executeAsSafe({ client, safe, transaction: toSafeTransaction({ nonce, to: bob.address, value: 1n }) })
  await pay(0n)
  await indexer.runToHead()
  const before = await readFacts(db)
  expect(await partitionTables(db, { count: 3 })).toEqual([...partitionedTables])
  expect(await countAll(db)).toEqual([3, 3, 3, 3, 3])
  expect(await readFacts(db)).toEqual(before)
  expect(await partitionTables(db, { count: 3 })).toEqual([])

  await reorg(client, { betweenTheTwo: () => indexer.runToHead(), orphaned: () => pay(1n) })
  await pay(1n)
  await indexer.runToHead()
  const divided = await readFacts(db)
  const other = await setup(chain, { hasOwnDatabase: true })
  await other.indexer.runToHead()
  expect(divided).toEqual(await readFacts(other.db))
  await rebuildSummaries(db)
  expect(await readFacts(db)).toEqual(divided)

  expect(await partitionTables(db, { count: 2 })).toEqual([...partitionedTables])
  expect(await countAll(db)).toEqual([2, 2, 2, 2, 2])
  expect(await readFacts(db)).toEqual(divided)
})

/** A row of a Safe for each block. */
const addBlocks = (from: number, to: number) => [
  sql`insert into block (chain_id, number, hash, parent_hash, timestamp, has_facts)
    select 1, n, '0x' || n, '0x' || n - 1, n, true from generate_series(${from} :: integer, ${to}) as n`,
  sql`insert into safe_transaction (chain_id, safe, block_number, transaction_index, transaction_hash)
    select 1, '0x' || n % 100, n, 0, '0x' || n from generate_series(${from} :: integer, ${to}) as n`,
  sql`insert into transfer (chain_id, block_number, log_index, transaction_hash, safe, transaction_index, kind, position,
      sender, recipient, value)
    select 1, n, 0, '0x' || n, '0x' || n % 100, 0, 'native', '', '0x', '0x' || n % 100, 1
    from generate_series(${from} :: integer, ${to}) as n`,
]

async function seed(blocks = 2_500) {
  const { db, destroy, url } = await createTestDatabase()
  onTestFinished(destroy)
  for (const statement of addBlocks(1, blocks)) await statement.execute(db)
  await sql`insert into checkpoint (chain_id, block_number, block_hash, block_timestamp, head_number, head_timestamp)
    values (1, 2500, '0x', 1, 2500, 1)`.execute(db)
  return { db, url }
}

test('behavior: rows written and deleted meanwhile are in the new tables, and nothing else', async () => {
  const { db } = await seed()
  let isDone = false
  async function write(): Promise<number> {
    let block = 2_500
    for (; !isDone; block += 1)
      await db.transaction().execute(async (tx) => {
        await sql`select from checkpoint where chain_id = 1 for update`.execute(tx)
        for (const statement of addBlocks(block + 1, block + 1)) await statement.execute(tx)
        await sql`delete from block where number = any(${[block - 2_400, block - 5]} :: integer[])`.execute(tx)
        await sql`update transfer set value = 2 where block_number = ${block - 1_000} and chain_id = 1`.execute(tx)
      })
    return block - 2_500
  }
  const writing = write()
  await partitionTables(db, { count: 5, rowsAtATime: 200 })
  isDone = true
  expect(await writing).toBeGreaterThan(3)
  const { rows } = await sql<Record<string, number[]>>`select
    (select array_agg(number :: integer order by number) from block) as blocks,
    (select array_agg(block_number :: integer order by block_number) from transfer) as transfers,
    (select array_agg(block_number :: integer order by block_number) from safe_transaction) as transactions`.execute(db)
  expect(rows[0]?.transfers).toEqual(rows[0]?.blocks)
  expect(rows[0]?.transactions).toEqual(rows[0]?.blocks)
})

test('behavior: pages of a Safe read one partition, by the same indexes', async () => {
  const { db, url } = await seed(6_000)
  await partitionTables(db, { count: 5 })
  // As one that came with a newer version.
  await sql`drop index transfer_nonzero`.execute(db)
  await createLargeIndexes(db)
  await sql`analyze`.execute(db)
  const pool = createPool(url)
  const requested: { parameters: readonly unknown[]; sql: string }[] = []
  const logged = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void requested.push(query),
  })
  const page = { chainId: 1, limit: 20, offset: 0, safe: '0x77' } as const
  expect((await listHistoryPage(logged, page)).entries).toHaveLength(20)
  expect((await listIncomingTransfersPage(logged, page)).transfers).toHaveLength(20)
  expect(requested.length).toBeGreaterThan(4)
  for (const { parameters, sql: text } of requested) {
    const { rows } = await pool.query(`explain (format json) ${text}`, [...parameters])
    const plan = JSON.stringify(rows)
    const tables = plan.match(/"Relation Name":"(?:transfer|safe_transaction)_5_\d"/g) ?? []
    expect(new Set(tables.map((name) => name.replace(/_\d"$/, ''))).size).toBe(new Set(tables).size)
    if (tables.length > 0) expect(plan).toMatch(/"Index Name":"\w+"/)
  }
  await logged.destroy()
})

test('behavior: processes that start together divide a new database once; one that is in use is left as it is', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  await migrate(db)
  expect(await Promise.all([1, 2, 3].map(() => partitionNew(db, { count: 2 })))).toEqual([true, true, true])
  expect(await countAll(db)).toEqual([2, 2, 2, 2, 2])
  for (const statement of addBlocks(1, 1)) await statement.execute(db)
  expect(await partitionNew(db, { count: 3 })).toBe(false)
  expect(await countAll(db)).toEqual([2, 2, 2, 2, 2])
})
