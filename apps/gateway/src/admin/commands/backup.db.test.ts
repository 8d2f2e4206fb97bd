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
