import { type Kysely, type Selectable, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { rebuildSummariesOf } from './rebuildSummaries.ts'

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

/** What the facts of a Safe come to, without going through them. */
export async function findSummary(
  db: Kysely<Database>,
  { chainId, safe }: { chainId: number; safe: Address },
): Promise<SafeSummary> {
  const kept = await selectKept(db, { chainId, safe })
  if (kept) return kept
  // Nothing is known of it, or it was there before there were summaries.
  const { rows } = await sql<SafeSummary>`
    select * from summarize_safes(${chainId}, array[${safe} :: text])`.execute(db)
  const [summary] = rows
  if (!summary) return empty
  try {
    await rebuildSummariesOf(db, { chainId, safes: [safe] })
  } catch (error) {
    // A replica keeps nothing by itself: the primary does, a few at a time.
    if (!isReadOnly(error)) throw error
    return summary
  }
  return (await selectKept(db, { chainId, safe })) ?? empty
}

async function selectKept(db: Kysely<Database>, { chainId, safe }: { chainId: number; safe: Address }) {
  return db
    .selectFrom('safe_summary')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .selectAll()
    .executeTakeFirst()
}

/** PostgreSQL's `read_only_sql_transaction`. */
const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25006'
