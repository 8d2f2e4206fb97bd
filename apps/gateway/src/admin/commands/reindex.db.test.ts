import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import {
  deploySafe,
  encodeExecTransaction,
  executeAsSafe,
  hashOnChain,
  reorg,
  signHash,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { createRandom } from '../../../test/faults/createRandom.ts'
import { noFaults, startFaultyNode } from '../../../test/faults/startFaultyNode.ts'
import { getDemoTemplate } from '../../../test/getDemoTemplate.ts'
import { readAllRows } from '../../../test/readAllRows.ts'
import { runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
import type { Database } from '../../db/schema.ts'
import { createIndexer } from '../../indexer/createIndexer.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import { createLogger } from '../../lib/createLogger.ts'
import { startGateway } from '../../startGateway.ts'
import { createShadowSchema } from '../reindex/createShadowSchema.ts'

const [alice, bob] = demoAccounts
const safe = demoSafes.treasury.address
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

async function setup() {
  const database = await createTestDatabase({ template: await getDemoTemplate() })
  onTestFinished(() => database.destroy())
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([chain.config]), DATABASE_URL: database.url }
  return { database, env }
}

/** All but what says when something was written, or who writes. */
async function readFacts(db: Kysely<Database>) {
  const { token, ...rows } = await readAllRows(db, { without: ['checkpoint', 'indexer', 'cache_version'] })
  return { ...rows, token: token?.map((row) => row.replace(/,"updated_at":"[^"]*"/, '')) }
}

async function damage(db: Kysely<Database>): Promise<void> {
  await sql`delete from transfer where (chain_id, safe, transaction_hash, kind, position) in (
    select chain_id, safe, transaction_hash, kind, position from transfer limit 2)`.execute(db)
  await sql`update multisig_execution set nonce = nonce + 100 where safe = ${safe}`.execute(db)
  await sql`delete from block where number = (select min(block_number) from owner_event)`.execute(db)
  await sql`insert into approved_hash select chain_id, block_number, 9999, transaction_hash, safe, ${`0x${'ab'.repeat(32)}`}, safe
    from safe_transaction limit 1`.execute(db)
}

test('default: a damaged index is repaired, and an intact one stays as it is', async () => {
  const { database, env } = await setup()
  const right = await readFacts(database.db)
  const complete = await runAdminCommand(['reindex', '--chain', '31337'], env)
  expect(complete).toEqual({
    code: 0,
    output: 'The new index equals the current one.\nSwitched to the new index. 0 Safe(s) changed.',
    warnings: '',
  })
  expect(await readFacts(database.db)).toEqual(right)
  await damage(database.db)
  const damaged = await readAllRows(database.db)
  const refused = await runAdminCommand(['reindex', '--chain', '31337'], env)
  expect(refused).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('Not switched: 1 row(s) of chain 31337 would be lost.'),
  })
  expect(refused.warnings).toContain('approved_hash: 1 row(s) in 1 block(s), the first in block ')
  expect(await readAllRows(database.db)).toEqual(damaged)
  const { code, output } = await runAdminCommand(['reindex', '--chain', '31337', '--accept-loss'], env)
  expect(code).toBe(0)
  expect(output).toContain('multisig_execution: ')
  expect(output).toContain('approved_hash: 1 rows removed, 0 added')
  expect(await readFacts(database.db)).toEqual(right)
  const { rows } = await sql`select from pg_namespace where nspname like 'reindex%'`.execute(database.db)
  expect(rows).toEqual([])
})

/** What the test does to the chain ends with it: the copied index is that of the chain as it was. */
async function changeChain(): Promise<void> {
  const id = await chain.client.snapshot()
  onTestFinished(async () => {
    await chain.client.revert({ id })
  })
}

/** L1 Safes that an account and another Safe executed, indexed as the chain grew. */
async function setupL1(rpcUrl: string) {
  const { database } = await setup()
  await changeChain()
  const config = { ...chain.config, rpcUrls: { ...chain.config.rpcUrls, default: { http: [rpcUrl] } } }
  const client = createChainClient(config)
  const indexer = createIndexer({ chain: config, client, db: database.db, logger: createLogger({ level: 'silent' }) })
  const kind = { client: chain.client, owners: [alice.address], threshold: 1 } as const
  const [inner, outer] = [await deploySafe({ ...kind, l2: false }), await deploySafe(kind)]
  await chain.client.sendTransaction({ account: alice.address, to: inner, value: 100n })
  for (let count = 0; count < 6; count++) {
    await executeAsSafe({ client: chain.client, safe: inner, transaction: { to: bob.address, value: 1n } })
    await indexer.runToHead()
  }
  const transaction = toSafeTransaction({ nonce: 6n, to: bob.address, value: 2n })
  const signatures = await signHash(await hashOnChain(chain.client, inner, transaction), [alice.address])
  const data = encodeExecTransaction(transaction, signatures)
  await executeAsSafe({ client: chain.client, safe: outer, transaction: { data, to: inner } })
  await indexer.runToHead()
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([config]), DATABASE_URL: database.url }
  return { database, env, inner }
}

test('behavior: executions of an L1 Safe are found with the nonces of the new index, not with those of the live one', {
  tags: 'long',
}, async () => {
  const { database, env, inner } = await setupL1(chain.config.rpcUrls.default.http[0] ?? '')
  const executions = () =>
    database.db
      .selectFrom('multisig_execution')
      .where('safe', '=', inner)
      .where('source', 'is not', null)
      .select('nonce')
      .execute()
  expect(await executions()).toHaveLength(7)
  const right = await readFacts(database.db)
  expect(await runAdminCommand(['reindex', '--chain', '31337'], env)).toEqual({
    code: 0,
    output: 'The new index equals the current one.\nSwitched to the new index. 0 Safe(s) changed.',
    warnings: '',
  })
  expect(await readFacts(database.db)).toEqual(right)
})

test('behavior: a node that offers less than the one before loses nothing, and the reasons are named', {
  tags: 'long',
}, async () => {
  const node = await startFaultyNode(chain.config.rpcUrls.default.http[0] ?? '')
  onTestFinished(node.stop)
  const { database, env } = await setupL1(node.url)
  const right = await readAllRows(database.db)
  node.set({ ...noFaults, traces: 'none' }, createRandom(1))
  const run = await runAdminCommand(['reindex', '--chain', '31337'], env)
  expect(run).toMatchObject({
    code: 1,
    output: expect.stringContaining('multisig_execution: 1 rows removed, 1 added'),
    warnings: expect.stringMatching(
      /would be lost[\s\S]*multisig_execution: 1 row[\s\S]*transfer: 1 row[\s\S]*lack traces/,
    ),
  })
  expect(await readAllRows(database.db)).toEqual(right)
})

test('behavior: facts of a block that is replaced meanwhile are not in the new index', { tags: 'long' }, async () => {
  const { database } = await setup()
  await changeChain()
  const shadow = await createShadowSchema(database.db, { chainId: chain.config.id, databaseUrl: database.url })
  onTestFinished(shadow.remove)
  const client = createChainClient(chain.config)
  const logger = createLogger({ level: 'silent' })
  const indexer = createIndexer({ chain: chain.config, client, db: shadow.db, logger, notifies: false })
  const kind = { client: chain.client, owners: [alice.address], threshold: 1 }
  let orphan: Address | undefined
  const countOrphans = async () =>
    (
      await shadow.db
        .selectFrom('safe_creation')
        .where('safe', '=', orphan ?? '0x')
        .select('safe')
        .execute()
    ).length
  await reorg(chain.client, {
    betweenTheTwo: async () => {
      await indexer.runToHead()
      expect(await countOrphans()).toBe(1)
    },
    orphaned: async () => {
      orphan = await deploySafe(kind)
    },
  })
  await indexer.runToHead()
  expect(await countOrphans()).toBe(0)
  // What has no copy beside the live index cannot be read instead of it.
  await expect(shadow.db.selectFrom('confirmation').selectAll().execute()).rejects.toMatchObject({ code: '42P01' })
})

test('behavior: --check changes nothing, and its exit code reports a difference', async () => {
  const { database, env } = await setup()
  expect(await runAdminCommand(['reindex', '--chain', '31337', '--check'], env)).toMatchObject({ code: 0 })
  await damage(database.db)
  const before = await readAllRows(database.db)
  expect(await runAdminCommand(['reindex', '--chain', '31337', '--check'], env)).toMatchObject({ code: 1 })
  expect(await readAllRows(database.db)).toEqual(before)
})

test('behavior: a running service answers all the while, with the old index or the new one and never with less', {
  tags: 'long',
}, async () => {
  const { database, env } = await setup()
  await sql`delete from transfer where safe = ${safe}`.execute(database.db)
  const gateway = await startGateway({
    chains: [chain.config],
    databaseUrl: database.url,
    host: '127.0.0.1',
    limits: { ratePerAddress: 0 },
    logger: createLogger({ level: 'silent' }),
    port: 0,
  })
  onTestFinished(() => gateway.stop())
  const count = async () => {
    const answer = await fetch(`${gateway.url}/v1/chains/31337/safes/${safe}/incoming-transfers?trusted=false`)
    const { results } = (await answer.json()) as { results: unknown[] }
    return `${answer.status} ${results.length}`
  }
  const seen = new Set<string>()
  let isDone = false
  const watching = (async () => {
    while (!isDone) seen.add(await count())
  })()
  const run = await runAdminCommand(['reindex', '--chain', '31337'], env)
  isDone = true
  await watching
  expect(run).toMatchObject({
    code: 0,
    output: expect.stringContaining('Switched to the new index. 1 Safe(s) changed.'),
  })
  seen.add(await count())
  expect([...seen][0]).toBe('200 0')
  expect(seen.size).toBe(2)
  // The indexer goes on from the new index.
  await chain.client.mine({ blocks: 1 })
  const head = Number(await chain.client.getBlockNumber())
  await expect
    .poll(
      async () => (await database.db.selectFrom('checkpoint').select('block_number').executeTakeFirst())?.block_number,
    )
    .toBe(head)
})

test('error: a chain that is not served is named, with those that are', async () => {
  const { env } = await setup()
  const run = await runAdminCommand(['reindex', '--chain', '5'], env)
  expect(run).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('Chain 5 is not configured. Configured chains: 31337.'),
  })
})
