import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { type ModuleExecutionRow, toModuleTransactionRecord } from './toModuleTransactionRecord.ts'

/** A module's transaction by the parts of its id `module_<safe>_i<hash><log index>`. */
export async function findModuleTransaction(
  db: Db,
  parameters: { chainId: number; logIndex: number; safe: Address; transactionHash: Hash },
): Promise<ModuleTransactionRecord | undefined> {
  const { chainId, logIndex, safe, transactionHash } = parameters
  const { rows } = await sql<ModuleExecutionRow>`
    select executed.*, block.timestamp from module_execution as executed
    join block on block.chain_id = executed.chain_id and block.number = executed.block_number
    where executed.chain_id = ${chainId} and executed.safe = ${safe}
      and executed.transaction_hash = ${transactionHash} and executed.log_index = ${logIndex} limit 1`.execute(db)
  const [row] = rows
  return row && toModuleTransactionRecord(row)
}
