import { execFile } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const home = '/usr/lib/postgresql'
const poolers = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

export type Programs = {
  /** Folder of `postgres`, `initdb` and `pg_basebackup`. */
  postgres: string
  pgbouncer: string
}

/** PostgreSQL and PgBouncer of the distribution; as root on Debian they are installed when they are missing. */
export async function findPrograms(): Promise<Programs> {
  const found = (await findInstalled()) ?? (await install().then(findInstalled))
  if (found) return found
  throw new Error('PostgreSQL and PgBouncer are needed: apt-get install postgresql pgbouncer')
}

async function findInstalled(): Promise<Programs | undefined> {
  const versions = await readdir(home).catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  const pgbouncer = await findFirst(poolers)
  const postgres = newest === undefined ? undefined : join(home, newest, 'bin')
  if (!pgbouncer || !postgres || !(await findFirst([join(postgres, 'pg_basebackup')]))) return undefined
  return { pgbouncer, postgres }
}

async function findFirst(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return undefined
}

async function install(): Promise<void> {
  const words = ['install', '--yes', '--no-install-recommends', 'postgresql', 'pgbouncer']
  await run('apt-get', words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => undefined)
}
