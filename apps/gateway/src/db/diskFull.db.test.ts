import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'
import { createDatabase } from './createDatabase.ts'
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts'

const run = promisify(execFile)
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

/** A small file system of its own, where this user may make one. */
async function mountSmall(): Promise<string | undefined> {
  if (process.platform !== 'linux' || userInfo().uid !== 0) return undefined
  const folder = await createDataFolder()
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=150m,mode=755', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return undefined
  onTestFinished(async () => {
    await run('umount', ['-l', folder])
  })
  return folder
}

test('behavior: a disk that is full is named', async ({ skip }) => {
  const dataDir = await mountSmall()
  if (!dataDir) return skip('only root may make a small file system to fill')
  const server = await startEmbeddedPostgres({ dataDir })
  onTestFinished(() => server.stop())
  const db = createDatabase(server.url)
  onTestFinished(() => db.destroy())
  expect(server.describeTrouble()).toBeUndefined()
  const fill = sql`create table filler as
    select repeat(md5(random()::text || row::text), 30) as text from generate_series(1, 200000) as row`.execute(db)
  await fill.catch(() => undefined)
  await expect.poll(() => server.describeTrouble()).toBe('the disk is full')
})

test.each([
  ['53100', 'the disk of the server is full'],
  ['53200', 'the server is out of memory'],
  ['58030', 'disk I/O error'],
])('error: %s of the server is a 503 with a message', async (code, reason) => {
  const world = await setup(chain, { hasOwnDatabase: true })
  const api = await createTestApi(world)
  await sql`create function refuse() returns trigger language plpgsql as
    ${sql.raw(`'begin raise exception ''as told'' using errcode = ''${code}''; end'`)}`.execute(world.db)
  await sql`create trigger refuse before insert on sign_in_nonce execute function refuse()`.execute(world.db)
  const answer = await api.get('/v1/auth/nonce')
  expect(answer).toMatchObject({
    body: {
      code: 'DATABASE_UNAVAILABLE',
      message: `The database cannot store data: ${reason}. Try again in a moment.`,
    },
    status: 503,
  })
  expect(answer.headers.get('retry-after')).toBe('5')
  // What only reads goes on.
  expect((await api.get('/v1/chains')).status).toBe(200)
})

test('error: a database that became read-only is a 503 with a message', async () => {
  const world = await setup(chain, { hasOwnDatabase: true })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db)
  const name = sql.id(rows[0]?.name ?? '')
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(world.db)
  const db = createDatabase(world.databaseUrl)
  onTestFinished(() => db.destroy())
  const api = await createTestApi({ ...world, db })
  expect(await api.get('/v1/auth/nonce')).toMatchObject({
    body: { message: expect.stringContaining('the server is read-only') },
    status: 503,
  })
})
