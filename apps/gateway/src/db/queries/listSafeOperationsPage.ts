import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { countSome } from './countSome.ts'
import { loadSafeOperations, type SafeOperationRecord } from './loadSafeOperations.ts'

export type ListSafeOperationsPageParameters = {
  chainId: number
  limit: number
  offset: number
  ordering: '-created' | '-nonce' | 'created' | 'nonce'
  safe: Address
}

/** A Safe's user operations. */
export async function listSafeOperationsPage(
  db: Kysely<Database>,
  { chainId, limit, offset, ordering, safe }: ListSafeOperationsPageParameters,
): Promise<{ count: number; operations: SafeOperationRecord[] }> {
  const query = db.selectFrom('safe_operation').where('chain_id', '=', chainId).where('safe', '=', safe)
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const [rows, count] = await Promise.all([
    query
      .orderBy(ordering.endsWith('nonce') ? 'nonce' : 'created_at', direction)
      .orderBy('created_at', direction)
      .orderBy('safe_operation_hash')
      .select('safe_operation_hash')
      .limit(limit)
      .offset(offset)
      .execute(),
    countSome(db, { limit, offset, rows: sql`from safe_operation where chain_id = ${chainId} and safe = ${safe}` }),
  ])
  const safeOperationHashes = rows.map((row) => row.safe_operation_hash)
  return { count, operations: await loadSafeOperations(db, { chainId, safeOperationHashes }) }
}
