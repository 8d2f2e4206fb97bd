import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { findSummary } from './findSummary.ts'

/** When each list of a Safe last changed, in seconds; null while it is empty. */
export type SafeTags = {
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
