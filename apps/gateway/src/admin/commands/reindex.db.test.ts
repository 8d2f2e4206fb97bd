import { demoSafes } from '@countersign/devchain/demo-world'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { getDemoTemplate } from '../../../test/getDemoTemplate.ts'
import { readAllRows } from '../../../test/readAllRows.ts'
import { runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
import type { Database } from '../../db/schema.ts'
import { createLogger } from '../../lib/createLogger.ts'
import { startGateway } from '../../startGateway.ts'

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
  const { token, ...rows } = await readAllRows(db, { without: ['checkpoint', 'indexer', 'safe_version'] })
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

test('default: a damaged index is made right, and a whole one is left as it is', async () => {
  const { database, env } = await setup()
  const right = await readFacts(database.db)
  const whole = await runAdminCommand(['reindex', '--chain', '31337'], env)
  expect(whole).toEqual({
    code: 0,
    output: 'The new index says what the old one says.\nSwitched. 0 Safe(s) have changed.',
    warnings: '',
  })
  expect(await readFacts(database.db)).toEqual(right)
  await damage(database.db)
  const { code, output } = await runAdminCommand(['reindex', '--chain', '31337'], env)
  expect(code).toBe(0)
  expect(output).toContain('multisig_execution: ')
  expect(output).toContain('approved_hash: 1 rows go, 0 come')
  expect(await readFacts(database.db)).toEqual(right)
  const { rows } = await sql`select from pg_namespace where nspname like 'reindex%'`.execute(database.db)
  expect(rows).toEqual([])
})

test('behavior: --check changes nothing and says by its exit code that something differs', async () => {
  const { database, env } = await setup()
  expect(await runAdminCommand(['reindex', '--chain', '31337', '--check'], env)).toMatchObject({ code: 0 })
  await damage(database.db)
  const before = await readAllRows(database.db)
  expect(await runAdminCommand(['reindex', '--chain', '31337', '--check'], env)).toMatchObject({ code: 1 })
  expect(await readAllRows(database.db)).toEqual(before)
})

test('behavior: a running service answers all the while, with the old index or the new one and never with less', async () => {
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
  expect(run).toMatchObject({ code: 0, output: expect.stringContaining('Switched. 1 Safe(s) have changed.') })
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
    warnings: expect.stringContaining("Chain 5 is not among the service's: 31337."),
  })
})
