import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { demoSafes } from '@countersign/devchain/demo-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { getDemoTemplate } from '../../../test/getDemoTemplate.ts'
import { readAllRows } from '../../../test/readAllRows.ts'
import { createTestFolder, runAdminCommand } from '../../../test/runAdminCommand.ts'
import { createLogger } from '../../lib/createLogger.ts'
import { startGateway } from '../../startGateway.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

async function setup() {
  const database = await createTestDatabase({ template: await getDemoTemplate() })
  const empty = await createTestDatabase({ isMigrated: false })
  onTestFinished(async () => {
    await database.destroy()
    await empty.destroy()
  })
  const file = join(await createTestFolder(), 'backup.gz')
  return { database, empty, file }
}

async function request(databaseUrl: string, path: string): Promise<unknown> {
  const gateway = await startGateway({
    chains: [chain.config],
    databaseUrl,
    host: '127.0.0.1',
    logger: createLogger({ level: 'silent' }),
    port: 0,
  })
  try {
    const answer = await fetch(`${gateway.url}${path}`)
    return await answer.json()
  } finally {
    await gateway.stop()
  }
}

test('default: a restored backup starts, and every row and answer is what it was', async () => {
  const { database, empty, file } = await setup()
  await sql`insert into session (token_hash, address, chain_id, expires_at) values ('x', 'y', 1, now())`.execute(
    database.db,
  )
  const taken = await runAdminCommand(['backup', file], { DATABASE_URL: database.url })
  expect(taken).toMatchObject({ code: 0, warnings: '' })
  expect(taken.output).toMatch(/^\d+ rows, \d+ bytes: /)
  expect(await runAdminCommand(['restore', file], { DATABASE_URL: empty.url })).toMatchObject({ code: 0, warnings: '' })
  const without = ['indexer', 'session']
  const rows = await readAllRows(database.db, { without })
  expect(await readAllRows(empty.db, { without })).toEqual(rows)
  expect(Object.values(rows).flat().length).toBeGreaterThan(100)
  const queue = `/v1/chains/31337/safes/${demoSafes.treasury.address}/transactions/queued`
  expect(await request(empty.url, queue)).toEqual(await request(database.url, queue))
})

test('behavior: sessions are not restored, and sequences continue', async () => {
  const { database, empty, file } = await setup()
  await sql`insert into session (token_hash, address, chain_id, expires_at) values ('x', 'y', 1, now())`.execute(
    database.db,
  )
  await sql`insert into webhook (url) values ('https://a.example'), ('https://b.example')`.execute(database.db)
  await runAdminCommand(['backup', file], { DATABASE_URL: database.url })
  await runAdminCommand(['restore', file], { DATABASE_URL: empty.url })
  expect(await empty.db.selectFrom('session').selectAll().execute()).toEqual([])
  const next = await empty.db
    .insertInto('webhook')
    .values({ url: 'https://c.example' })
    .returning('id')
    .executeTakeFirst()
  expect(next?.id).toBe(3)
})

/** Rows as a version before 0.1.0 wrote them, with the names that it had. */
const earlierRows = {
  announced_safe: `{"chain_id":1,"safe":"0x1","transaction_hash":"0x2","announced_at":"2026-11-01T00:00:00+00:00","tries":1,"next_try_at":"2026-11-01T00:00:00+00:00"}`,
  confirmation: `{"chain_id":1,"safe":"0x1","safe_tx_hash":"0x3","owner":"0x4","signature":"0x5","kind":"eoa","verdict":"valid","verified_block":7,"created_at":"2026-11-01T00:00:00+00:00"}`,
  message: `{"chain_id":1,"safe":"0x1","message_hash":"0x6","message":{"is_on": true, "announced_at": "b", "a": 1},"proposed_by":"0x4","safe_app_id":null,"origin":null,"created_at":"2026-11-01T00:00:00+00:00","modified_at":"2026-11-01T00:00:00+00:00"}`,
  proposal: `{"chain_id":1,"safe":"0x1","safe_tx_hash":"0x3","to":"0x4","value":1,"data":"0x","operation":0,"safe_tx_gas":0,"base_gas":0,"gas_price":0,"gas_token":"0x0","refund_receiver":"0x0","nonce":115792089237316195423570985008687907853269984665640564039457584007913129639935,"proposer":"0x4","proposed_by_delegate":null,"origin":"\\"is_on\\":","trusted":true,"created_at":"2026-11-01T00:00:00+00:00","modified_at":"2026-11-01T00:00:00+00:00","settled":false}`,
  safe_version: `{"chain_id":1,"safe":"0x1","version":"3f2b6c1e-0000-4000-8000-000000000001"}`,
  unread_place: `{"chain_id":1,"block_number":5,"transaction_hash":"0x2","what":"trace","subject":"","reason":"timeout","tries":3,"first_seen_at":"2026-11-01T00:00:00+00:00","next_try_at":"2026-11-01T00:00:00+00:00"}`,
  webhook: `{"id":4,"url":"owner:1","created_at":"2026-11-01T00:00:00+00:00"}`,
  // Refers to the one before.
  owner_webhook: `{"webhook_id":4,"id":"3f2b6c1e-0000-4000-8000-000000000002","account":"0x4","chain_id":1,"safe":"0x1","url":"https://a.example/?q=\\"is_on\\":","secret":"s","events":["NEW_CONFIRMATION"],"is_on":false}`,
}

function toEarlierBackup(last: string): Buffer {
  const header = { format: 'countersign-backup-1', migrations: ['0001_foundation', last], service: '0.1.0' }
  const counts = Object.fromEntries(Object.keys(earlierRows).map((name) => [name, 1]))
  const lines = [
    JSON.stringify({ ...header, takenAt: '2026-11-01T00:00:00.000Z' }),
    ...Object.entries(earlierRows).map(([name, row]) => `${name} [${row}]`),
    JSON.stringify({ counts }),
  ]
  return gzipSync(`${lines.join('\n')}\n`)
}

test('behavior: a backup from before 0.1.0 is restored under the names of today, what users sent unchanged', {
  tags: 'long',
}, async () => {
  const { empty, file } = await setup()
  await writeFile(file, toEarlierBackup('0022_executions_of_safes'))
  expect(await runAdminCommand(['restore', file], { DATABASE_URL: empty.url })).toMatchObject({ code: 0, warnings: '' })
  const rows = await readAllRows(empty.db)
  const read = (name: string): unknown => JSON.parse(rows[name]?.[0] ?? 'null')
  expect(read('confirmation')).toMatchObject({ signature: '0x5', verdict: 'valid' })
  expect(read('message')).toMatchObject({ message: { a: 1, announced_at: 'b', is_on: true } })
  expect(read('proposal')).toMatchObject({ origin: '"is_on":', safe_tx_hash: '0x3' })
  expect(rows.proposal?.[0]).toContain(`"nonce":${2n ** 256n - 1n},`)
  expect(read('owner_webhook')).toMatchObject({ enabled: false, secret: 's', url: 'https://a.example/?q="is_on":' })
  expect(read('registered_safe')).toMatchObject({ registered_at: expect.stringContaining('2026-1'), safe: '0x1' })
  expect(read('cache_version')).toMatchObject({ safe: '0x1' })
  expect(read('failed_transaction')).toMatchObject({ tries: 3, what: 'trace' })
})

test('error: one of a version long before it names the version that restores it', async () => {
  const { empty, file } = await setup()
  await writeFile(file, toEarlierBackup('0012_large_safes'))
  const { code, warnings } = await runAdminCommand(['restore', file], { DATABASE_URL: empty.url })
  expect({ code, warnings }).toEqual({ code: 1, warnings: expect.stringContaining('0022_executions_of_safes') })
})

test('error: a backup that was cut short restores nothing', async () => {
  const { database, empty, file } = await setup()
  await runAdminCommand(['backup', file], { DATABASE_URL: database.url })
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  await writeFile(file, gzipSync(`${lines.slice(0, -2).join('\n')}\n`))
  const { code, warnings } = await runAdminCommand(['restore', file], { DATABASE_URL: empty.url })
  expect({ code, warnings }).toEqual({
    code: 1,
    warnings: 'The backup is damaged or incomplete: its end is missing. Nothing was restored.',
  })
  expect(await empty.db.selectFrom('block').selectAll().execute()).toEqual([])
})

test('error: nor does one that was damaged', async () => {
  const { database, empty, file } = await setup()
  await runAdminCommand(['backup', file], { DATABASE_URL: database.url })
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0xff, Math.floor(bytes.length / 2)))
  expect(await runAdminCommand(['restore', file], { DATABASE_URL: empty.url })).toMatchObject({ code: 1, output: '' })
  expect(await empty.db.selectFrom('block').selectAll().execute()).toEqual([])
})

test('error: neither a database in use nor an old backup is written over, and what is none is refused', async () => {
  const { database, empty, file } = await setup()
  await runAdminCommand(['backup', file], { DATABASE_URL: database.url })
  const again = await runAdminCommand(['backup', file], { DATABASE_URL: database.url })
  expect(again).toMatchObject({ code: 1, warnings: expect.stringContaining('already exists') })
  const used = await runAdminCommand(['restore', file], { DATABASE_URL: database.url })
  expect(used).toMatchObject({ code: 1, warnings: expect.stringContaining('The database is not empty') })
  await writeFile(file, gzipSync('{"format":"something"}\n'))
  const other = await runAdminCommand(['restore', file], { DATABASE_URL: empty.url })
  expect(other).toMatchObject({ code: 1, warnings: expect.stringContaining('The file is not a backup') })
  const missing = await runAdminCommand(['restore', `${file}.not`], { DATABASE_URL: empty.url })
  expect(missing).toMatchObject({ code: 1, warnings: expect.stringContaining('cannot be read') })
})
