import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../../db/schema.ts'
import { firstIndex, type KnownDeeds } from './createQuietReader.ts'

/** What is stored of what a Safe did in a block without a log. */
export async function findKnownDeeds(
  db: Kysely<Database>,
  { block, chainId, safe }: { block: number; chainId: number; safe: Address },
): Promise<KnownDeeds> {
  const place = sql`chain_id = ${chainId} and block_number = ${block} and log_index >= ${firstIndex}`
  const executed = await sql<{ hash: Hash; index: number; safe: Address }>`
    select safe_tx_hash as hash, log_index as index, safe from multisig_execution where ${place}`.execute(db)
  const moved = await sql<{ hash: Hash; index: number; isReceived: boolean }>`
    select transaction_hash as hash, log_index as index, safe = ${safe} and recipient = ${safe} as "isReceived"
    from transfer where ${place}`.execute(db)
  const received = new Map<Hash, number>()
  for (const { hash, isReceived } of moved.rows) if (isReceived) received.set(hash, (received.get(hash) ?? 0) + 1)
  return {
    executions: new Set(executed.rows.flatMap((row) => (row.safe === safe ? [row.hash] : []))),
    nextIndex: Math.max(firstIndex - 1, ...[...executed.rows, ...moved.rows].map(({ index }) => index)) + 1,
    received,
  }
}
