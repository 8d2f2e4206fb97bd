import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { getFreePort } from '@countersign/test'
import pg from 'pg'
import { findPrograms } from './findPrograms.ts'

const run = promisify(execFile)

/** A server that can be ended as by a power cut, and started again. */
type Member = {
  kill(): Promise<void>
  start(): Promise<void>
  url: string
}

export type Cluster = {
  folder: string
  pgbouncer: Member
  primary: Member
  replica: Member
  stop(): Promise<void>
}

/** A primary, a replica that follows it by streaming, and PgBouncer in transaction mode before the primary. */
export async function startCluster(): Promise<Cluster> {
  const programs = await findPrograms()
  const owner = await findOwner()
  const folder = await mkdtemp(join(tmpdir(), 'countersign-cluster-'))
  await chmod(folder, 0o755)
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const [primaryPort, replicaPort, poolPort] = [await getFreePort(), await getFreePort(), await getFreePort()]
  const binary = (name: string) => join(programs.postgres, name)
  const options = { ...owner, cwd: folder }
  const place = (name: string) => join(folder, name)
  const serve = (name: string, port: number) =>
    createMember(`postgres://countersign@127.0.0.1:${port}/countersign`, () => {
      const settings = [
        `port=${port}`,
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
        'wal_level=replica',
        'hot_standby=on',
        // A replica that was away goes on where it was.
        'wal_keep_size=256MB',
        'max_connections=200',
      ]
      const words = ['-D', place(name), ...settings.flatMap((setting) => ['-c', setting])]
      return spawn(binary('postgres'), words, { ...options, stdio: 'ignore' })
    })

  await run(binary('initdb'), ['-D', place('primary'), '-U', 'countersign', '-A', 'trust', '-E', 'UTF8'], options)
  const primary = serve('primary', primaryPort)
  await primary.start({ database: 'postgres' })
  await query(primary.url.replace(/countersign$/, 'postgres'), 'create database countersign')
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'countersign']
  await run(binary('pg_basebackup'), [...from, '-D', place('replica'), '-R', '-X', 'stream', '-c', 'fast'], options)
  const replica = serve('replica', replicaPort)
  await replica.start()

  const ini = `[databases]
countersign = host=127.0.0.1 port=${primaryPort} dbname=countersign user=countersign
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
`
  await writeFile(place('pgbouncer.ini'), ini)
  const pgbouncer = createMember(`postgres://countersign@127.0.0.1:${poolPort}/countersign`, () =>
    spawn(programs.pgbouncer, ['-q', place('pgbouncer.ini')], { ...options, stdio: 'ignore' }),
  )
  await pgbouncer.start()

  return {
    folder,
    pgbouncer,
    primary,
    replica,
    stop: async () => {
      for (const member of [pgbouncer, replica, primary]) await member.kill()
      await rm(folder, { force: true, recursive: true })
    },
  }
}

function createMember(url: string, launch: () => ChildProcess) {
  let child: ChildProcess | undefined
  return {
    kill: async () => {
      const ended = new Promise((resolve) => (child?.exitCode === null ? child.once('exit', resolve) : resolve(null)))
      child?.kill('SIGKILL')
      await ended
    },
    /** Until it answers. After a kill its last children may still be ending: then it is tried again. */
    start: async ({ database = 'countersign' }: { database?: string } = {}) => {
      const end = Date.now() + 60_000
      for (;;) {
        if (!child || child.exitCode !== null || child.signalCode !== null) child = launch()
        const isUp = await query(url.replace(/countersign$/, database), 'select 1').then(
          () => true,
          () => false,
        )
        if (isUp) return
        if (Date.now() > end) throw new Error(`No response from ${url}.`)
        await sleep(200)
      }
    },
    url,
  }
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Neither server runs as root: then they are of the user that the packages made. */
async function findOwner(): Promise<{ gid?: number; uid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  return uid === undefined || gid === undefined ? {} : { gid, uid }
}
