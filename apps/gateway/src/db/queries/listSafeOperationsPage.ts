import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { countUpTo } from './countUpTo.ts'
import { loadBounded } from './loadBounded.ts'
import { loadSafeOperations, type SafeOperationRecord } from './loadSafeOperations.ts'
import { measureSafeOperations } from './measureRows.ts'

export type ListSafeOperationsPageParameters = {
  chainId: number
  /** Only executed ones, or only the others. */
  executed?: boolean | undefined
  limit: number
  offset: number
  ordering: '-created' | '-nonce' | 'created' | 'nonce'
  safe: Address
}

/** A Safe's user operations; fewer where they are large. */
export async function listSafeOperationsPage(
  db: Db,
  { chainId, executed, limit, offset, ordering, safe }: ListSafeOperationsPageParameters,
): Promise<{ count: number; hasMore: boolean; operations: SafeOperationRecord[] }> {
  const isExecuted = sql`exists (
    select from executed_operation as executed
    where executed.chain_id = safe_operation.chain_id and executed.safe = safe_operation.safe
      and executed.user_operation_hash = safe_operation.user_operation_hash
      and executed.entry_point = safe_operation.entry_point)`
  const isAsked = executed === undefined ? sql`true` : executed ? isExecuted : sql`not ${isExecuted}`
  const list = sql`from safe_operation where chain_id = ${chainId} and safe = ${safe} and ${isAsked}`
  const direction = sql.raw(ordering.startsWith('-') ? 'desc' : 'asc')
  const column = sql.ref(ordering.endsWith('nonce') ? 'nonce' : 'created_at')
  const [{ rows }, count] = await Promise.all([
    sql<{ safe_operation_hash: Hash }>`select safe_operation_hash ${list}
      order by ${column} ${direction}, created_at ${direction}, safe_operation_hash
      limit ${limit} offset ${offset}`.execute(db),
    countUpTo(db, { limit, offset, rows: list }),
  ])
  const safeOperationHashes = rows.map((row) => row.safe_operation_hash)
  const { isCut, records: operations } = await loadBounded({
    keys: safeOperationHashes,
    load: (some) => loadSafeOperations(db, { chainId, safeOperationHashes: some }),
    measure: (some) => measureSafeOperations(db, { chainId, safeOperationHashes: some }),
  })
  return { count, hasMore: isCut || offset + limit < count, operations }
}
