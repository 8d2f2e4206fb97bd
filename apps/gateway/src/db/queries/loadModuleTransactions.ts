import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { toModuleTransactionRecord } from './toModuleTransactionRecord.ts'

export type LoadModuleTransactionsParameters = { chainId: number; safe: Address; transactionHashes: readonly Hash[] }

/** What modules did for a Safe in these transactions of the chain, newest first. */
export async function loadModuleTransactions(
  db: Kysely<Database>,
  { chainId, safe, transactionHashes }: LoadModuleTransactionsParameters,
): Promise<ModuleTransactionRecord[]> {
  if (transactionHashes.length === 0) return []
  const rows = await db
    .selectFrom('module_execution')
    .innerJoin('block', (join) =>
      join
        .onRef('block.chain_id', '=', 'module_execution.chain_id')
        .onRef('block.number', '=', 'module_execution.block_number'),
    )
    .where('module_execution.chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('transaction_hash', 'in', transactionHashes)
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .selectAll('module_execution')
    .select('timestamp')
    .execute()
  return rows.map(toModuleTransactionRecord)
}
