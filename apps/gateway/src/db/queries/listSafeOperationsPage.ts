import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import { countSome } from './countSome.ts'
import { loadSafeOperations, type SafeOperationRecord } from './loadSafeOperations.ts'

export type ListSafeOperationsPageParameters = {
  chainId: number
  /** Only those that a bundler had executed, or only the others. */
  executed?: boolean | undefined
  limit: number
  offset: number
  ordering: '-created' | '-nonce' | 'created' | 'nonce'
  safe: Address
}

/** A Safe's user operations. */
export async function listSafeOperationsPage(
  db: Kysely<Database>,
  { chainId, executed, limit, offset, ordering, safe }: ListSafeOperationsPageParameters,
): Promise<{ count: number; operations: SafeOperationRecord[] }> {
  const all = db.selectFrom('safe_operation').where('chain_id', '=', chainId).where('safe', '=', safe)
  const query =
    executed === undefined
      ? all
      : all.where(({ exists, not, selectFrom }) => {
          const executions = exists(
            selectFrom('executed_operation')
              .whereRef('executed_operation.chain_id', '=', 'safe_operation.chain_id')
              .whereRef('executed_operation.user_operation_hash', '=', 'safe_operation.user_operation_hash')
              .whereRef('executed_operation.entry_point', '=', 'safe_operation.entry_point')
              .whereRef('executed_operation.safe', '=', 'safe_operation.safe')
              .select('executed_operation.log_index'),
          )
          return executed ? executions : not(executions)
        })
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
