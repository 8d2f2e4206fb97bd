import type { Selectable } from 'kysely'
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
