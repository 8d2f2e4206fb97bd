import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createDatabase } from './createDatabase.ts'
import { choosePostgresHome, findPostgresBinaries } from './postgres/choosePostgresHome.ts'
import { findServiceUser } from './postgres/serviceUser.ts'
import { spawnPostgres } from './postgres/spawnPostgres.ts'
import { readServerPid } from './postgres/stopOrphan.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres.ts'

const isRoot = userInfo().uid === 0

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir })
  onTestFinished(() => server.stop())
  return server
}

async function run(url: string, query: string): Promise<unknown[]> {
  const db = createDatabase(url)
  try {
    return (await sql.raw(query).execute(db)).rows
  } finally {
    await db.destroy()
  }
}

/** Where a server was set up and stopped. */
let usedFolder: string
beforeAll(async () => {
  usedFolder = await mkdtemp(join(tmpdir(), 'countersign-data-'))
  // As root the database runs as another user, who must be able to enter.
  await chmod(usedFolder, 0o755)
  await (await startEmbeddedPostgres({ dataDir: usedFolder })).stop()
})
afterAll(() => rm(usedFolder, { force: true, recursive: true }))

/** A copy of it for the test alone. */
async function createUsedFolder(): Promise<string> {
  const dataDir = await createDataFolder()
  // Not by Node: the server's files keep the owner and the modes that it insists on.
  await promisify(execFile)('cp', ['-a', `${usedFolder}/.`, dataDir])
  return dataDir
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres/cluster')

test('default: rows survive a restart, on a socket nobody else can enter', async () => {
  const dataDir = await createDataFolder()
  const first = await start(dataDir)
  await run(first.url, 'create table kept as select 7 as value')
  expect(await run(first.url, "select current_setting('listen_addresses') as network")).toEqual([{ network: '' }])
  expect(await run(first.url, "select current_setting('fsync') as fsync")).toEqual([{ fsync: 'on' }])
  expect((await stat(join(dataDir, 'postgres/socket'))).mode & 0o077).toBe(0)
  await first.stop()
  await first.exited
  expect(await readServerPid(clusterOf(dataDir))).toBeUndefined()
  const second = await start(dataDir)
  expect(await run(second.url, 'select value from kept')).toEqual([{ value: 7 }])
})

test('behavior: a killed process leaves no server behind, and the next one finds the data', async () => {
  const dataDir = await createUsedFolder()
  const script = fileURLToPath(new URL('../../test/holdPostgres.ts', import.meta.url))
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const holder = spawn(process.execPath, ['--conditions=@repo/source', '--import', loader, script, dataDir])
  onTestFinished(() => void holder.kill('SIGKILL'))
  const [line]: unknown[] = await once(holder.stdout, 'data')
  await run(String(line).trim(), 'create table kept as select 7 as value')
  holder.kill('SIGKILL')
  await expect.poll(() => readServerPid(clusterOf(dataDir)), { interval: 20 }).toBeUndefined()
  const next = await start(dataDir)
  expect(await run(next.url, 'select value from kept')).toEqual([{ value: 7 }])
})

test('behavior: a server without an owner is ended and replaced', async () => {
  const dataDir = await createUsedFolder()
  const first = await start(dataDir)
  await run(first.url, 'create table kept as select 7 as value')
  await first.stop()
  const user = await findServiceUser()
  const home = await choosePostgresHome({ binaries: findPostgresBinaries(), dataDir, user })
  const socketDir = join(dataDir, 'postgres/socket')
  const guard = spawnPostgres({ ...home, cluster: clusterOf(dataDir), onLog: () => undefined, socketDir, user })
  await expect.poll(() => readServerPid(clusterOf(dataDir)), { interval: 20 }).toBeDefined()
  const orphan = await readServerPid(clusterOf(dataDir))
  guard.kill('SIGKILL')
  const next = await start(dataDir)
  expect(await run(next.url, 'select value from kept')).toEqual([{ value: 7 }])
  expect(await readServerPid(clusterOf(dataDir))).not.toBe(orphan)
})

test('behavior: a stale file that names a process of something else is no obstacle', async () => {
  const dataDir = await createUsedFolder()
  await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), `${process.pid}\n`)
  const next = await start(dataDir)
  expect(await run(next.url, 'select 1 as value')).toEqual([{ value: 1 }])
})

test('behavior: a set-up that was cut off is begun again', async () => {
  const dataDir = await createUsedFolder()
  await rm(clusterOf(dataDir), { recursive: true })
  await writeFile(`${clusterOf(dataDir)}.new`, 'half')
  const next = await start(dataDir)
  expect(await run(next.url, 'select 1 as value')).toEqual([{ value: 1 }])
})

test.runIf(isRoot)(
  'behavior: as root in a folder only root can enter it uses another folder, always the same one',
  async () => {
    const dataDir = await createDataFolder({ isPrivate: true })
    const notices: string[] = []
    const begin = () => startEmbeddedPostgres({ dataDir, onNotice: (notice) => notices.push(notice) })
    const first = await begin()
    const elsewhere = await readFile(join(dataDir, 'postgres/elsewhere'), 'utf8')
    onTestFinished(() => rm(elsewhere, { force: true, recursive: true }))
    await run(first.url, 'create table kept as select 7 as value')
    await first.stop()
    const second = await begin()
    onTestFinished(() => second.stop())
    expect(await run(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    expect(notices).toHaveLength(2)
    expect(notices[0]).toContain(elsewhere)
    expect((await stat(elsewhere)).mode & 0o077).toBe(0)
    await expect(access(clusterOf(dataDir))).rejects.toThrow()
  },
)

test('error: two processes on one folder', async () => {
  const dataDir = await createUsedFolder()
  await start(dataDir)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
    code: 'EMBEDDED_POSTGRES',
    problem: 'already-running',
  })
})

test('error: the data folder cannot be used', async () => {
  const dataDir = join(await createDataFolder(), 'file')
  await writeFile(dataDir, '')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
    metaMessages: ['Make the folder readable and writable for this user, or set COUNTERSIGN_DATA to another one.'],
    problem: 'folder',
    shortMessage: `The data folder ${join(dataDir, 'postgres')} cannot be used.`,
  })
})

test('error: a database of another version', async () => {
  const dataDir = await createUsedFolder()
  await writeFile(join(clusterOf(dataDir), 'PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({ problem: 'other-version' })
})
