import { toDataDecoded } from '@countersign/protocol/decode'
import type { ModuleTransactionRecord } from '../../../db/queries/Records.ts'
import { isExplainable } from '../../../lib/isExplainable.ts'
import type { TransactionContext } from '../../transactions/TransactionContext.ts'
import { toBlockDate } from '../dialect/toBlockDate.ts'
import type { ServiceModuleTransaction } from './ServiceModuleTransactionSchema.ts'

export function toServiceModuleTransaction(
  record: ModuleTransactionRecord,
  { findFunctions, isDecoded = true }: Pick<TransactionContext, 'findFunctions' | 'isDecoded'>,
): ServiceModuleTransaction {
  const { blockNumber, data, logIndex, module, operation, safe, success, timestamp, to, transactionHash, value } =
    record
  const executionDate = toBlockDate(timestamp)
  return {
    blockNumber,
    created: executionDate,
    data: data === '0x' ? null : data,
    dataDecoded:
      to === null || operation === null || !isDecoded || !isExplainable(data ?? '0x')
        ? null
        : toDataDecoded({ data: data ?? '0x', operation, to, value: value ?? 0n }, { findFunctions }),
    executionDate,
    isSuccessful: success,
    module,
    moduleTransactionId: `i${transactionHash.slice(2)}${logIndex}`,
    operation,
    safe,
    to,
    transactionHash,
    value: value?.toString() ?? null,
  }
}
