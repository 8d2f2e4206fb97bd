import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { createSharedReader } from '../lib/createSharedReader.ts'
import { type CreateDatabaseOptions, createPool, nameFailures } from './createDatabase.ts'
import type { Database } from './schema.ts'

export type CreateReplicaDatabaseParameters = {
  /** How long to wait for a replica that is a little behind, in milliseconds. @default 50 */
  timeout?: number
  /** Shared connections to the primary. */
  primary: pg.Pool
  primaryUrl: string
  replicaUrls: readonly string[]
}

const positions = {
  primary: 'select pg_current_wal_lsn() :: text as position',
  replica: 'select pg_last_wal_replay_lsn() :: text as position',
} as const
/** Milliseconds for a server to return its log position; later it counts as down. */
const answerTime = 500
/** Milliseconds for which a server that did not answer is not used. */
const retryDelay = 1_000
const pollInterval = 5

/**
 * A handle for statements that only read. Each goes to a replica that has everything committed before it, by whichever
 * gateway: the primary returns its log position, and a replica is used once it has replayed up to there. Replicas further
 * behind are skipped, for another or the primary. While the primary is down, replicas answer with what they have.
 */
export function createReplicaDatabase(
  { timeout = 50, primary, primaryUrl, replicaUrls }: CreateReplicaDatabaseParameters,
  options: CreateDatabaseOptions = {},
): Kysely<Database> {
  const leader = createWatch(primaryUrl, positions.primary, options)
  const replicas = replicaUrls.map((url) => ({
    ...createWatch(url, positions.replica, options),
    pool: createPool(url, options),
  }))
  let turn = 0

  async function choose(): Promise<pg.Pool> {
    const target = await leader.findPosition()
    turn += 1
    for (const index of replicas.keys()) {
      const replica = replicas[(turn + index) % replicas.length]
      if (replica && (await hasReached(replica, { timeout, target }))) return replica.pool
    }
    return primary
  }

  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: nameFailures({
        connect: async () => (await choose()).connect(),
        end: async () => {
          await Promise.all([leader.end(), ...replicas.flatMap(({ end, pool }) => [end(), pool.end()])])
        },
      }),
    }),
  })
}

/** Reads a server's log position on a connection of its own, so that busy ones do not delay it. */
function createWatch(url: string, query: string, options: CreateDatabaseOptions) {
  const pool = createPool(url, { ...options, maxConnections: 1 })
  let restsUntil = 0
  const read = createSharedReader(async () => {
    const answer = pool.query<{ position: string | null }>(query)
    const silence = sleep(answerTime, undefined, { ref: false })
    const found = await Promise.race([answer, silence]).catch(() => undefined)
    // A failure after the timeout was handled by it.
    answer.catch(() => undefined)
    const position = found?.rows[0]?.position
    if (typeof position === 'string') return parsePosition(position)
    restsUntil = Date.now() + retryDelay
    return undefined
  })
  return {
    end: () => pool.end(),
    /** Undefined while the server does not answer. */
    findPosition: async () => (Date.now() < restsUntil ? undefined : read(url)),
  }
}

async function hasReached(
  replica: Pick<ReturnType<typeof createWatch>, 'findPosition'>,
  { timeout, target }: { timeout: number; target: bigint | undefined },
) {
  const end = Date.now() + timeout
  for (;;) {
    const position = await replica.findPosition()
    if (position === undefined) return false
    if (target === undefined || position >= target) return true
    if (Date.now() >= end) return false
    await sleep(pollInterval)
  }
}

/** `16/B374D848`: two halves of 32 bits. */
function parsePosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
