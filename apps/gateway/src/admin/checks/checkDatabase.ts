import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Environment } from '../../config/settings.ts'
import { isBeforeBase, listMigrations } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/migrations.ts'
import type { Database } from '../../db/schema.ts'
import { type Check, describeFailure } from './checkMachine.ts'

type Facts = {
  connections: number
  durability: string
  max: number
  recovery: boolean
  size: string
  version: number
}

/** Versions that the tests run on. */
const oldestVersion = 140_000
/** Connections of one gateway: 10 for requests, 1 to listen, 4 per indexed chain. */
const perGateway = (chains: number) => 11 + 4 * chains

/** Checks version, migrations, connections and durability. */
export async function checkDatabase(db: Kysely<Database>, { chains }: { chains: number }): Promise<Check[]> {
  const what = 'database'
  const { rows } = await sql<Facts>`select
    current_setting('server_version_num') :: integer as version,
    current_setting('max_connections') :: integer - current_setting('superuser_reserved_connections') :: integer as max,
    (select count(*) :: integer from pg_stat_activity where backend_type = 'client backend') as connections,
    concat_ws(', ', case when current_setting('fsync') = 'off' then 'fsync' end,
      case when current_setting('full_page_writes') = 'off' then 'full_page_writes' end,
      case when current_setting('synchronous_commit') = 'off' then 'synchronous_commit' end) as durability,
    pg_is_in_recovery() as recovery,
    pg_size_pretty(pg_database_size(current_database())) as size`.execute(db)
  const [facts] = rows
  if (!facts) return []
  const checks: Check[] = []
  const { connections, durability, max, recovery, size, version } = facts
  const needed = perGateway(chains)
  if (version < oldestVersion)
    checks.push({ found: `version ${version}`, remedy: 'Use PostgreSQL 14 or newer.', verdict: 'bad', what })
  if (recovery)
    checks.push({
      found: 'this server is a read-only replica',
      remedy: 'Set DATABASE_URL to the primary, and list replicas in DATABASE_REPLICA_URLS.',
      verdict: 'bad',
      what,
    })
  if (durability)
    checks.push({
      found: `${durability} off: a crash can lose committed data`,
      remedy: 'Turn it on in postgresql.conf.',
      verdict: 'bad',
      what,
    })
  if (max - connections < needed)
    checks.push({
      found: `${connections} of ${max} connections are in use; another gateway needs up to ${needed}`,
      remedy: 'Raise max_connections, or put PgBouncer in front of the server (docs/operate.md).',
      verdict: 'doubtful',
      what,
    })
  checks.push(checkMigrations(await listMigrations(db)))
  if (checks.every(({ verdict }) => verdict === 'well'))
    checks.push({
      found: `PostgreSQL ${Math.floor(version / 10_000)}, ${size}, ${connections} of ${max} connections`,
      verdict: 'well',
      what,
    })
  return checks
}

function checkMigrations(had: readonly string[]): Check {
  const what = 'tables'
  const names = Object.keys(migrations)
  if (isBeforeBase(had))
    return {
      found: 'created by a version before 0.1.0',
      remedy:
        'Back up with that version, then restore into an empty database with this one (docs/operate.md, Upgrade).',
      verdict: 'bad',
      what,
    }
  const unknown = had.filter((name) => !(name in migrations))
  const missing = names.length - (had.length - unknown.length)
  if (unknown.length > 0)
    return {
      found: `migrated by a newer version (${unknown.join(', ')})`,
      remedy: 'Use that version, or restore an earlier backup into a new database.',
      verdict: 'bad',
      what,
    }
  if (had.length === 0) return { found: 'none yet; created at the first start', verdict: 'well', what }
  if (missing > 0)
    return {
      found: `${missing} pending migration(s)`,
      remedy: 'Take a backup, then start a gateway of this version, which runs them.',
      verdict: 'doubtful',
      what,
    }
  return { found: `${had.length} migrations, none pending`, verdict: 'well', what }
}

type IndexingState = { isPooled: boolean; isReplica: boolean; lag: number }

/** Seconds of lag beyond which a replica serves almost no read. */
const maxLag = 5

/** Checks that a pooler is only in front of DATABASE_URL, and that replicas are replicas. */
export async function checkConnections({
  databaseUrl,
  directUrl,
  replicaUrls,
}: Pick<Environment, 'databaseUrl' | 'directUrl' | 'replicaUrls'>): Promise<Check[]> {
  const checks: Check[] = []
  const direct = directUrl ?? databaseUrl
  if (direct && (await readState(direct).catch(() => undefined))?.isPooled)
    checks.push({
      found: 'the connection goes through a pooler: LISTEN/NOTIFY and advisory locks do not work',
      remedy: 'Set DATABASE_DIRECT_URL to the server itself.',
      verdict: 'bad',
      what: 'database',
    })
  for (const [index, url] of replicaUrls.entries()) checks.push(await checkReplica(url, `replica ${index + 1}`))
  return checks
}

async function checkReplica(url: string, what: string): Promise<Check> {
  try {
    const { isReplica, lag } = await readState(url)
    if (!isReplica)
      return { found: 'this server is not a replica', remedy: 'Correct DATABASE_REPLICA_URLS.', verdict: 'bad', what }
    if (lag <= maxLag) return { found: `${lag.toFixed(1)} s behind`, verdict: 'well', what }
    const remedy =
      'Check its log and disk. Reads use other servers meanwhile. If the chain has no new blocks, this is normal.'
    return { found: `its latest transaction is ${lag.toFixed(0)} s old`, remedy, verdict: 'doubtful', what }
  } catch (error) {
    const remedy = 'Start it, or remove it from DATABASE_REPLICA_URLS. Reads use other servers meanwhile.'
    return { found: `connection failed: ${describeFailure(error)}`, remedy, verdict: 'doubtful', what }
  }
}

async function readState(connectionString: string): Promise<IndexingState> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ lag: number; pid: number; replica: boolean }>(`select
      pg_backend_pid() as pid, pg_is_in_recovery() as replica,
      case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0 else
        coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0) end :: float8 as lag`)
    const [row] = rows
    // A pooler assigns its own backend ids.
    const isPooled = 'processID' in client && row?.pid !== client.processID
    return { isPooled, isReplica: row?.replica ?? false, lag: row?.lag ?? 0 }
  } finally {
    await client.end().catch(() => undefined)
  }
}
