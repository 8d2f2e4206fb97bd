import { toDataDecoded } from '@countersign/protocol'
import type { ModuleTransactionRecord } from '../../../db/queries/Records.ts'
import { isExplainable } from '../../../lib/isExplainable.ts'
import type { ServedChain } from '../../chain-registry/ChainRegistry.ts'
import { toBlockDate } from '../dialect/toBlockDate.ts'
import type { ServiceModuleTransaction } from './ServiceModuleTransactionSchema.ts'

export function toServiceModuleTransaction(
  record: ModuleTransactionRecord,
  { findFunctions }: Pick<ServedChain, 'findFunctions'>,
): ServiceModuleTransaction {
  const { blockNumber, data, logIndex, module, operation, safe, success, timestamp, to, transactionHash, value } =
    record
  const executionDate = toBlockDate(timestamp)
  return {
    blockNumber,
    created: executionDate,
    data: data === '0x' ? null : data,
    dataDecoded:
      to === null || operation === null || !isExplainable(data ?? '0x')
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
