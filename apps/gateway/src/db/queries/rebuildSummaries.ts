import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

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
