import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { type ModuleExecutionRow, toModuleTransactionRecord } from './toModuleTransactionRecord.ts'

export type LoadModuleTransactionsParameters = {
  chainId: number
  /** A Safe can emit any number of results in one transaction. */
  mostPerTransaction: number
  safe: Address
  transactionHashes: readonly Hash[]
}

/** Module transactions of a Safe in these chain transactions, newest first. */
export async function loadModuleTransactions(
  db: Db,
  { chainId, mostPerTransaction, safe, transactionHashes }: LoadModuleTransactionsParameters,
): Promise<ModuleTransactionRecord[]> {
  if (transactionHashes.length === 0) return []
  const { rows } = await sql<ModuleExecutionRow>`
    select executed.*, block.timestamp
    from unnest(${[...transactionHashes]} :: text[]) as input (hash)
    cross join lateral (
      select * from module_execution
      where chain_id = ${chainId} and safe = ${safe} and transaction_hash = input.hash
      order by log_index desc limit ${mostPerTransaction}
    ) as executed
    join block on block.chain_id = executed.chain_id and block.number = executed.block_number
    order by executed.block_number desc, executed.log_index desc`.execute(db)
  return rows.map(toModuleTransactionRecord)
}
