import { type Selectable, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database, Db } from '../schema.ts'

export type SafeSummary = Omit<Selectable<Database['safe_summary']>, 'chain_id' | 'safe'>

const empty: SafeSummary = {
  executions: 0,
  highest_nonce: null,
  history: 0,
  known_nonces: 0,
  last_collectible_at: null,
  last_execution_at: null,
  last_history_at: null,
  module_executions: 0,
  nonce_squares: 0n,
  nonce_sum: 0n,
  received: 0,
  transfers: 0,
}

/** Counts and latest values of a Safe, which triggers maintain: a Safe without facts has no row. */
export async function findSummary(db: Db, { chainId, safe }: { chainId: number; safe: Address }): Promise<SafeSummary> {
  const summary = await db
    .selectFrom('safe_summary')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .selectAll()
    .executeTakeFirst()
  return summary ?? empty
}

/** When each list of a Safe last changed, in seconds; null while it is empty. */
type SafeTags = {
  collectibles: number | null
  history: number | null
  messages: number | null
  queue: number | null
}

export async function findSafeTags(db: Db, { chainId, safe }: { chainId: number; safe: Address }): Promise<SafeTags> {
  const [summary, { rows }] = await Promise.all([
    findSummary(db, { chainId, safe }),
    sql<Pick<SafeTags, 'messages' | 'queue'>>`select
      greatest(
        (select floor(extract(epoch from max(modified_at))) :: bigint from proposal
          where chain_id = ${chainId} and safe = ${safe}),
        (select floor(extract(epoch from max(deleted_at))) :: bigint from deleted_proposal
          where chain_id = ${chainId} and safe = ${safe})
      ) as queue,
      (select floor(extract(epoch from max(modified_at))) :: bigint from message
        where chain_id = ${chainId} and safe = ${safe}) as messages`.execute(db),
  ])
  const { messages = null, queue = null } = rows[0] ?? {}
  return {
    collectibles: summary.last_collectible_at,
    history: summary.last_history_at,
    messages,
    queue:
      queue === null || summary.last_execution_at === null
        ? (queue ?? summary.last_execution_at)
        : Math.max(queue, summary.last_execution_at),
  }
}

/** Safes per transaction: few, so that the indexer does not wait long for the checkpoint. */
const perBatch = 200

/**
 * Recomputes the summary of every Safe from its facts, a few at a time while the service runs. Triggers maintain them;
 * this is for rows that were changed by hand.
 */
export async function rebuildSummaries(
  db: Db,
  { onProgress }: { onProgress?: (safes: number) => void } = {},
): Promise<void> {
  let last = { chain_id: -1, safe: '' }
  for (;;) {
    const { rows } = await sql<{ chain_id: number; safe: Address }>`select chain_id, safe from safe_creation
      where (chain_id, safe) > (${last.chain_id} :: bigint, ${last.safe} :: text)
      order by chain_id, safe limit ${perBatch}`.execute(db)
    const [first] = rows
    if (!first) return
    const ofChain = rows.filter(({ chain_id }) => chain_id === first.chain_id)
    await db.transaction().execute(async (tx) => {
      // Whoever writes facts holds the checkpoint of their chain: none is written in between.
      await sql`select from checkpoint where chain_id = ${first.chain_id} for update`.execute(tx)
      await sql`select rebuild_summaries(${first.chain_id}, ${ofChain.map(({ safe }) => safe)} :: text[])`.execute(tx)
    })
    onProgress?.(ofChain.length)
    last = ofChain.at(-1) ?? first
  }
}
