import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'

export type RebuildSummariesParameters = {
  /** Leaves alone those that are there. @default false */
  isMissingOnly?: boolean
  /** Told after each batch how many Safes it was. */
  onProgress?: (safes: number) => void
  signal?: AbortSignal
}

/** So few at a time that the indexer does not wait long. */
const perBatch = 200

type Place = { chain_id: number; safe: Address }

/** Sums up every Safe anew from the facts, some at a time, while everything goes on. */
export async function rebuildSummaries(
  db: Kysely<Database>,
  { isMissingOnly = false, onProgress, signal }: RebuildSummariesParameters = {},
): Promise<void> {
  let last: Place | undefined
  while (!signal?.aborted) {
    const batch = await listBatch(db, { isMissingOnly, last })
    const [first] = batch
    if (!first) return
    const ofChain = batch.filter(({ chain_id }) => chain_id === first.chain_id)
    await rebuildSummariesOf(db, { chainId: first.chain_id, safes: ofChain.map(({ safe }) => safe) })
    onProgress?.(ofChain.length)
    last = ofChain.at(-1)
  }
}

async function listBatch(
  db: Kysely<Database>,
  { isMissingOnly, last }: { isMissingOnly: boolean; last: Place | undefined },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select chain_id, safe from safe_creation as creation
    where ${last ? sql`(chain_id, safe) > (${last.chain_id} :: bigint, ${last.safe} :: text)` : sql`true`}
      and (not ${isMissingOnly} :: boolean or exists (
        select from safe_transaction as fact where fact.chain_id = creation.chain_id and fact.safe = creation.safe
      ) and not exists (
        select from safe_summary as summary where summary.chain_id = creation.chain_id and summary.safe = creation.safe
      ))
    order by chain_id, safe limit ${perBatch}`.execute(db)
  return rows
}

/** Whoever writes facts holds the checkpoint of their chain: nothing comes in between. */
export async function rebuildSummariesOf(
  db: Kysely<Database>,
  { chainId, safes }: { chainId: number; safes: readonly Address[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select from checkpoint where chain_id = ${chainId} for update`.execute(tx)
    await sql`select rebuild_summaries(${chainId}, ${[...safes]} :: text[])`.execute(tx)
  })
}
