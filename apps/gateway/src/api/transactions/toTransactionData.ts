import { type Call, toDataDecoded } from '@countersign/protocol/decode'
import type { TransactionData } from '@countersign/protocol/wire'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { isExplainable } from '../../lib/isExplainable.ts'
import { toTokenInfo } from '../tokens/toTokenInfo.ts'
import { toAddressEx } from '../wire/toAddressEx.ts'
import { listBatchTargets } from './listBatchTargets.ts'
import type { TransactionContext } from './TransactionContext.ts'

/** The call a transaction makes, with what it means. */
export function toTransactionData(
  transaction: Call,
  { findFunctions, isDecoded = true, tokens }: Pick<TransactionContext, 'findFunctions' | 'isDecoded' | 'tokens'>,
): TransactionData {
  const { data, operation, to, value } = transaction
  const batched = isDecoded ? listBatchTargets(transaction).flatMap((address) => tokens.get(address) ?? []) : []
  return {
    addressInfoIndex: null,
    dataDecoded: isDecoded && isExplainable(data) ? toDataDecoded(transaction, { findFunctions }) : null,
    hexData: data === '0x' ? null : data,
    operation,
    to: toAddressEx(to),
    tokenInfoIndex:
      batched.length === 0 ? null : Object.fromEntries(batched.map((token) => [token.address, toTokenInfo(token)])),
    trustedDelegateCallTarget: operation === 1 ? isKnownDelegatecallTarget(to) : null,
    value: value.toString(),
  }
}
