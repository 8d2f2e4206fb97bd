import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

/** Bytes of a row besides its unbounded columns, with its confirmation and its entries in indexes. */
const rowBytes = 500

/** Rows that count, by Safe and author. Executed transactions are on the chain and do not count. */
const kinds = {
  message: {
    isOf: (author: Address) => sql`proposed_by = ${author}`,
    rows: sql`true`,
    size: sql`pg_column_size(message) + coalesce(length(origin), 0)`,
  },
  proposal: {
    isOf: (author: Address) => sql`proposer = ${author}`,
    rows: sql`not settled`,
    size: sql`pg_column_size(data) + coalesce(length(origin), 0)`,
  },
  safe_operation: {
    isOf: (author: Address) => sql`exists (select from safe_operation_confirmation as signed
      where signed.chain_id = safe_operation.chain_id
        and signed.safe_operation_hash = safe_operation.safe_operation_hash and signed.owner = ${author})`,
    rows: sql`true`,
    size: sql`pg_column_size(call_data) + pg_column_size(init_code) + pg_column_size(paymaster_and_data)`,
  },
} as const

export type CountStoredBytesParameters = { author: Address; chainId: number; kind: keyof typeof kinds; safe: Address }

/**
 * Stored bytes of a Safe's submissions, and of those of one author. Holds a lock per Safe until the transaction ends:
 * concurrent requests would each find room.
 */
export async function countStoredBytes(
  tx: Db,
  { author, chainId, kind, safe }: CountStoredBytesParameters,
): Promise<{ ofAuthor: number; ofSafe: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${chainId} ${safe}`}, 0))`.execute(tx)
  const { isOf, rows: isCounted, size } = kinds[kind]
  const bytes = sql`sum(${rowBytes} + ${size})`
  const { rows } = await sql<{ ofAuthor: number; ofSafe: number }>`
    select coalesce(${bytes}, 0) :: float8 as "ofSafe",
      coalesce(${bytes} filter (where ${isOf(author)}), 0) :: float8 as "ofAuthor"
    from ${sql.table(kind)} where chain_id = ${chainId} and safe = ${safe} and ${isCounted}`.execute(tx)
  return rows[0] ?? { ofAuthor: 0, ofSafe: 0 }
}
