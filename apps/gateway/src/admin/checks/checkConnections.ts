import pg from 'pg'
import type { Environment } from '../../config/settings.ts'
import { type Check, describeFailure } from './Check.ts'

type IndexingState = { isPooled: boolean; isReplica: boolean; lag: number }

/** Seconds of lag beyond which a replica serves almost no read. */
const mostLag = 5

/** Checks that a pooler is only in front of DATABASE_URL, and that replicas are replicas. */
export async function checkConnections({
  databaseUrl,
  directUrl,
  replicaUrls,
}: Pick<Environment, 'databaseUrl' | 'directUrl' | 'replicaUrls'>): Promise<Check[]> {
  const checks: Check[] = []
  const direct = directUrl ?? databaseUrl
  if (direct && (await look(direct).catch(() => undefined))?.isPooled)
    checks.push({
      found: 'a pooler stands before it: changes would not be heard, and leases not held',
      remedy: 'Name the server itself in DATABASE_DIRECT_URL.',
      verdict: 'bad',
      what: 'database',
    })
  for (const [index, url] of replicaUrls.entries()) checks.push(await checkReplica(url, `replica ${index + 1}`))
  return checks
}

async function checkReplica(url: string, what: string): Promise<Check> {
  try {
    const { isReplica, lag } = await look(url)
    if (!isReplica) return { found: 'it is no replica', remedy: 'Correct DATABASE_REPLICA_URLS.', verdict: 'bad', what }
    if (lag <= mostLag) return { found: `${lag.toFixed(1)} s behind at most`, verdict: 'well', what }
    const remedy = 'See its log and its disk; reads go elsewhere meanwhile. On a chain at rest this is no fault.'
    return { found: `its newest transaction is ${lag.toFixed(0)} s old`, remedy, verdict: 'doubtful', what }
  } catch (error) {
    const remedy = 'Start it, or take it out of DATABASE_REPLICA_URLS; reads go elsewhere meanwhile.'
    return { found: `it cannot be used: ${describeFailure(error)}`, remedy, verdict: 'doubtful', what }
  }
}

async function look(connectionString: string): Promise<IndexingState> {
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
