import { decodeCall, toDataDecoded } from '@countersign/protocol/decode'
import type { ModuleTransactionRecord } from '../../../db/queries/Records.ts'
import { isExplainable } from '../../../lib/decodeInSlices.ts'
import { getCall } from '../../transactions/explainEach.ts'
import type { TransactionContext } from '../../transactions/TransactionContext.ts'
import { toBlockDate } from '../dialect/toBlockDate.ts'
import type { ServiceModuleTransaction } from './ServiceModuleTransactionSchema.ts'

export function toServiceModuleTransaction(
  record: ModuleTransactionRecord,
  { decoded, findFunctions }: Pick<TransactionContext, 'decoded' | 'findFunctions'>,
): ServiceModuleTransaction {
  const { blockNumber, data, logIndex, module, operation, safe, success, timestamp, to, transactionHash, value } =
    record
  const executionDate = toBlockDate(timestamp)
  const call = decoded === null ? undefined : getCall(record)
  return {
    blockNumber,
    created: executionDate,
    data: data === '0x' ? null : data,
    dataDecoded:
      call && isExplainable(call.data)
        ? toDataDecoded(decodeCall(call, { decoded: decoded ?? undefined, findFunctions }))
        : null,
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
