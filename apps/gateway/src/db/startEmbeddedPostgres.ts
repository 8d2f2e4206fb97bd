import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choosePostgresHome, createSocketFolder, findPostgresBinaries } from './postgres/choosePostgresHome.ts'
import { createCluster } from './postgres/createCluster.ts'
import { EmbeddedPostgresError } from './postgres/EmbeddedPostgresError.ts'
import { holdOwnership, type Ownership, storeOwnership } from './postgres/holdOwnership.ts'
import { findServiceUser } from './postgres/serviceUser.ts'
import { spawnPostgres } from './postgres/spawnPostgres.ts'
import { stopOrphan } from './postgres/stopOrphan.ts'

type StartEmbeddedPostgresParameters = {
  /** The database lives in its folder `postgres`. */
  dataDir: string
  /** Whether a server ran there before: a folder that is gone is not replaced by an empty one. @default false */
  isRestart?: boolean
  /** Told one sentence when something about the place is worth knowing. */
  onNotice?: (sentence: string) => void
  /** Told each line of the server's own log. */
  onLog?: (line: string) => void
  /** How long to wait for the server, which may have to recover from a crash. @default 60000 */
  timeout?: number
}

export type EmbeddedPostgres = {
  /** Why the server ended or cannot go on, in a few words, if it said so. */
  describeTrouble: () => string | undefined
  /** The code the server ended with, when it ends for whatever reason. */
  exited: Promise<number | null>
  stop: () => Promise<void>
  url: string
}

/**
 * A real PostgreSQL on a socket that only this user can enter; nothing listens on the network. It ends when this process
 * ends, however it ends.
 *
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres({
  dataDir,
  isRestart = false,
  onLog = () => undefined,
  onNotice = () => undefined,
  timeout = 60_000,
}: StartEmbeddedPostgresParameters): Promise<EmbeddedPostgres> {
  const user = await findServiceUser()
  const home = await choosePostgresHome({ binaries: findPostgresBinaries(), dataDir, user })
  if (home.isElsewhere)
    onNotice(
      `the embedded database is in ${home.folder}: its user ${user.name} cannot access ${dataDir}; back up both folders`,
    )
  const cluster = await createCluster(home, user, { isRestart })
  const socketDir = await createSocketFolder(home.folder, user)
  await stopOrphan({ cluster, socketDir })

  const lines: string[] = []
  let trouble: { at: number; what: string } | undefined
  const server = spawnPostgres({
    binaries: home.binaries,
    cluster,
    onLog: (line) => {
      const { code, text } = parseLine(line)
      const what = code && troubles[code]
      if (what) trouble = { at: Date.now(), what }
      lines.push(text)
      if (lines.length > 20) lines.shift()
      onLog(text)
    },
    socketDir,
    user,
  })
  const exited = new Promise<number | null>((resolve) => {
    server.once('exit', resolve)
    server.once('error', () => resolve(null))
  })
  try {
    const first = await waitForServer({ cluster, exited, lines, socketDir, timeout })
    await createDatabaseOnce(first)
    const ownership = storeOwnership(first, { exited, socketDir })
    return {
      describeTrouble: () => (trouble && Date.now() - trouble.at < troubleLifetime ? trouble.what : undefined),
      exited,
      stop: () => stop(server, exited, ownership),
      url: toUrl(socketDir),
    }
  } catch (error) {
    await stop(server, exited)
    throw error
  }
}

/** Reasons that an operator can fix, by SQLSTATE. A read-only file system is reported as a missing permission. */
const troubles: Readonly<Record<string, string>> = {
  '42501': 'its folder is not writable (read-only file system?)',
  '53100': 'the disk is full',
  '53200': 'there is not enough memory',
  '58030': 'disk I/O error',
}

/** What the server said long ago is not why it ended now. */
const troubleLifetime = 60_000

/** Each message begins with its code; what follows in further lines does not. */
function parseLine(line: string): { code?: string; text: string } {
  const [, code, text] = /^([0-9A-Z]{5}) (.*)$/s.exec(line) ?? []
  return code && text !== undefined ? { code, text } : { text: line }
}

/** How a client of this machine reaches it. */
function toUrl(socketDir: string): string {
  return `postgres://countersign@/countersign?host=${encodeURIComponent(socketDir)}`
}

type WaitForServerParameters = {
  cluster: string
  exited: Promise<number | null>
  lines: readonly string[]
  socketDir: string
  timeout: number
}

async function waitForServer({ cluster, exited, lines, socketDir, timeout }: WaitForServerParameters) {
  let hasExited = false
  void exited.then(() => {
    hasExited = true
  })
  const end = Date.now() + timeout
  let cause: unknown
  while (Date.now() < end) {
    // Before the look at the child: when another process won a race for the cluster, its server answers here.
    const ownership = await holdOwnership({ socketDir }).catch((error: unknown) => {
      cause = error
      return null
    })
    if (ownership) return ownership
    if (ownership === undefined)
      throw new EmbeddedPostgresError('already-running', `The database in ${cluster} is in use.`)
    if (hasExited) break
    await sleep(25)
  }
  throw new EmbeddedPostgresError(
    'not-ready',
    `The embedded database in ${cluster} did not start: ${lines.at(-1) ?? 'no output'}`,
    { cause },
  )
}

async function createDatabaseOnce({ client }: Ownership): Promise<void> {
  const found = await client.query("select 1 from pg_database where datname = 'countersign'")
  if (found.rowCount === 0) await client.query('create database countersign')
}

async function stop(server: ChildProcess, exited: Promise<number | null>, ownership?: Pick<Ownership, 'release'>) {
  // Closing the pipe asks for a fast, clean shutdown: open connections are ended, everything is written.
  server.stdio[3]?.destroy()
  const isDone = await Promise.race([exited.then(() => true), sleep(4_000, false, { ref: false })])
  // The next start recovers from the write-ahead log.
  if (!isDone && server.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
  await exited
  await ownership?.release()
}

/** The address of the embedded server of this folder, if a process runs it at the moment. */
export async function findRunningPostgres({ dataDir }: { dataDir: string }): Promise<string | undefined> {
  const user = await findServiceUser()
  const home = await choosePostgresHome({ binaries: findPostgresBinaries(), dataDir, user })
  const url = toUrl(await createSocketFolder(home.folder, user))
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  const isRunning = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return isRunning ? url : undefined
}
