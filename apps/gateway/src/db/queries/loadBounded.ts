import { type RawBuilder, sql } from 'kysely'
import type { Hash } from 'viem'
import type { Db } from '../schema.ts'
import type { SafeKey } from './cacheVersions.ts'

/** Most bytes of a page's rows: strangers can make them large. */
const maxPageBytes = 1_000_000

type LoadBoundedParameters<key, record> = {
  /** Whether to keep the end of the page instead of its start. @default false */
  isFromEnd?: boolean | undefined
  keys: readonly key[]
  /** Records that are returned however large they are. @default 1 */
  least?: number | undefined
  /** Records in the order of their keys. */
  load: (keys: readonly key[]) => Promise<record[]>
  /** Approximate bytes of each, without loading it. */
  measure: (keys: readonly key[]) => Promise<readonly number[]>
}

type LoadBoundedReturnType<record> = {
  /** Whether records were left out for their size. */
  isCut: boolean
  records: record[]
}

/** Loads records until the page is full: two queries for any number. */
export async function loadBounded<key, record>({
  isFromEnd = false,
  keys,
  least = 1,
  load,
  measure,
}: LoadBoundedParameters<key, record>): Promise<LoadBoundedReturnType<record>> {
  if (keys.length <= least) return { isCut: false, records: await load(keys) }
  const sizes = await measure(keys)
  const count = countFitting(isFromEnd ? sizes.toReversed() : sizes, least)
  const fitting = isFromEnd ? keys.slice(keys.length - count) : keys.slice(0, count)
  return { isCut: count < keys.length, records: await load(fitting) }
}

/** Number of leading records that fit. */
export function countFitting(sizes: readonly number[], least = 1): number {
  let bytes = 0
  const beyond = sizes.findIndex((size, index) => {
    bytes += size
    return bytes > maxPageBytes && index >= least
  })
  return beyond === -1 ? sizes.length : beyond
}

/** Bytes of a row without its unbounded columns. */
const rowSize = 1_000

/** Lengths of texts are stored beside them: nothing large is read. */
async function measure(db: Db, { keys, sizes }: { keys: readonly Hash[]; sizes: RawBuilder<unknown> }) {
  const { rows } = await sql<{ key: Hash; size: number }>`
    select key, sum(size) :: float8 as size from (${sizes}) as sizes group by key`.execute(db)
  const sizeOf = new Map(rows.map(({ key, size }) => [key, size]))
  return keys.map((key) => rowSize + (sizeOf.get(key) ?? 0))
}

/** The bytes of each multisig transaction with its confirmations. */
export function measureMultisigTransactions(
  db: Db,
  { chainId, safe, safeTxHashes }: SafeKey & { safeTxHashes: readonly Hash[] },
): Promise<number[]> {
  const isRequested = sql`chain_id = ${chainId} and safe = ${safe} and safe_tx_hash = any(${safeTxHashes})`
  const sizes = sql`
    select safe_tx_hash as key, octet_length(data) + coalesce(octet_length(origin), 0) as size from proposal
      where ${isRequested}
    union all select safe_tx_hash, coalesce(octet_length(data), 0) + coalesce(octet_length(signatures), 0)
      from multisig_execution where ${isRequested}
    union all select safe_tx_hash, octet_length(signature) from confirmation where ${isRequested}`
  return measure(db, { keys: safeTxHashes, sizes })
}

/** The bytes of the Safe's rows of each chain transaction. */
export function measureHistory(
  db: Db,
  { chainId, safe, transactionHashes }: SafeKey & { transactionHashes: readonly Hash[] },
): Promise<number[]> {
  const isRequested = sql`chain_id = ${chainId} and safe = ${safe} and transaction_hash = any(${transactionHashes})`
  const sizes = sql`
    select transaction_hash as key, coalesce(octet_length(data), 0) + coalesce(octet_length(signatures), 0) as size
      from multisig_execution where ${isRequested}
    union all select transaction_hash, coalesce(octet_length(data), 0) from module_execution where ${isRequested}`
  return measure(db, { keys: transactionHashes, sizes })
}

/** The bytes of each message with its signatures. */
export function measureMessages(
  db: Db,
  { chainId, messageHashes }: { chainId: number; messageHashes: readonly Hash[] },
): Promise<number[]> {
  const isRequested = sql`chain_id = ${chainId} and message_hash = any(${messageHashes})`
  const sizes = sql`
    select message_hash as key, octet_length(message :: text) + coalesce(octet_length(origin), 0) as size from message
      where ${isRequested}
    union all select message_hash, octet_length(signature) from message_confirmation where ${isRequested}`
  return measure(db, { keys: messageHashes, sizes })
}

/** The bytes of each user operation with its signatures. */
export function measureSafeOperations(
  db: Db,
  { chainId, safeOperationHashes }: { chainId: number; safeOperationHashes: readonly Hash[] },
): Promise<number[]> {
  const isRequested = sql`chain_id = ${chainId} and safe_operation_hash = any(${safeOperationHashes})`
  const sizes = sql`
    select safe_operation_hash as key,
      octet_length(call_data) + octet_length(init_code) + octet_length(paymaster_and_data) as size
      from safe_operation where ${isRequested}
    union all select safe_operation_hash, octet_length(signature) from safe_operation_confirmation where ${isRequested}`
  return measure(db, { keys: safeOperationHashes, sizes })
}
