import type { Selectable } from 'kysely'
import type { Database } from '../schema.ts'
import type { ModuleTransactionRecord } from './Records.ts'
import { toOperation } from './toOperation.ts'

/** An execution of a module joined with its block. */
export type ModuleExecutionRow = Selectable<Database['module_execution']> & { timestamp: number }

export function toModuleTransactionRecord(row: ModuleExecutionRow): ModuleTransactionRecord {
  return {
    type: 'module',
    blockNumber: row.block_number,
    chainId: row.chain_id,
    data: row.data,
    logIndex: row.log_index,
    module: row.module,
    operation: row.operation === null ? null : toOperation(row.operation),
    safe: row.safe,
    success: row.success,
    timestamp: row.timestamp,
    to: row.to,
    transactionHash: row.transaction_hash,
    value: row.value,
  }
}
