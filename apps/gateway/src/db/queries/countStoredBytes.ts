import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { type ConfirmationTarget, toTables } from './confirmations.ts'

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
  await lockSafe(tx, { chainId, kind, safe })
  const { isOf, rows: isCounted, size } = kinds[kind]
  const bytes = sql`sum(${rowBytes} + ${size})`
  const { rows } = await sql<{ ofAuthor: number; ofSafe: number }>`
    select coalesce(${bytes}, 0) :: float8 as "ofSafe",
      coalesce(${bytes} filter (where ${isOf(author)}), 0) :: float8 as "ofAuthor"
    from ${sql.table(kind)} where chain_id = ${chainId} and safe = ${safe} and ${isCounted}`.execute(tx)
  return rows[0] ?? { ofAuthor: 0, ofSafe: 0 }
}

type CountSignatureBytesParameters = { chainId: number; owner: Address; safe: Address; target: ConfirmationTarget }

/** Stored bytes of an owner's signatures of what can still be executed: a contract accepts long ones. Locks as above. */
export async function countSignatureBytes(
  tx: Db,
  { chainId, owner, safe, target }: CountSignatureBytesParameters,
): Promise<number> {
  const { column, confirmations, confirmed } = toTables(target)
  await lockSafe(tx, { chainId, kind: confirmations, safe })
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_column_size(signed.signature)), 0) :: float8 as bytes
    from ${sql.table(confirmed)} as confirmed
    join ${sql.table(confirmations)} as signed using (chain_id, ${sql.ref(column)})
    where confirmed.chain_id = ${chainId} and confirmed.safe = ${safe} and signed.owner = ${owner}
      and ${'safeTxHash' in target ? sql`not confirmed.settled` : sql`true`}`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** Hours for which a deletion is stored: its signature has expired then. */
const deletionAge = 3

/** Stored bytes of a Safe's recent deletions; deletes older ones. Locks as above. */
export async function countDeletionBytes(
  tx: Db,
  { chainId, safe }: { chainId: number; safe: Address },
): Promise<number> {
  await lockSafe(tx, { chainId, kind: 'deleted_proposal', safe })
  await sql`delete from deleted_proposal where chain_id = ${chainId} and safe = ${safe}
    and deleted_at < clock_timestamp() - make_interval(hours => ${deletionAge})`.execute(tx)
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${rowBytes} + pg_column_size(signature)), 0) :: float8 as bytes
    from deleted_proposal where chain_id = ${chainId} and safe = ${safe}`.execute(tx)
  return rows[0]?.bytes ?? 0
}

async function lockSafe(tx: Db, { chainId, kind, safe }: { chainId: number; kind: string; safe: Address }) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${chainId} ${safe}`}, 0))`.execute(tx)
}
