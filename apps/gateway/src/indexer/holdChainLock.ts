import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

export type ChainLock = {
  /** Throws when the session that holds the lock is gone. */
  check: () => Promise<void>
}

/**
 * Runs `work` while no other process indexes the chain; false when one does. The lock belongs to a session of the
 * database, which frees it when its holder dies: another process takes over then. (A connection pooler that shares
 * sessions would break this: connect to the server itself.)
 */
export async function holdChainLock(
  db: Kysely<Database>,
  chainId: number,
  work: (lock: ChainLock) => Promise<void>,
): Promise<boolean> {
  const key = sql`hashtextextended(${`countersign:indexer:${chainId}`}, 0)`
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${key}) as held`.execute(session)
    if (!rows[0]?.held) return false
    try {
      await work({
        check: async () => {
          await sql`select 1`.execute(session)
        },
      })
    } finally {
      // The session goes back to the pool and would keep the lock. If it is broken the server has freed it.
      await sql`select pg_advisory_unlock(${key})`.execute(session).catch(() => undefined)
    }
    return true
  })
}
