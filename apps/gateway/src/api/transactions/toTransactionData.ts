import { type Call, decodeCall, toDataDecoded } from '@countersign/protocol/decode'
import type { TransactionData } from '@countersign/protocol/wire'
import { isExplainable } from '../../lib/decodeInSlices.ts'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { toTokenInfo } from '../tokens/toTokenInfo.ts'
import { toAddressEx } from '../wire/toAddressEx.ts'
import { listBatchTargets } from './listBatchTargets.ts'
import type { TransactionContext } from './TransactionContext.ts'

/** The call of a transaction, decoded. */
export function toTransactionData(
  transaction: Call,
  { decoded: given, findFunctions, tokens }: Pick<TransactionContext, 'decoded' | 'findFunctions' | 'tokens'>,
): TransactionData {
  const { data, operation, to, value } = transaction
  const decoded = given === undefined && isExplainable(data) ? decodeCall(transaction, { findFunctions }) : given
  const batched = decoded ? listBatchTargets(decoded).flatMap((address) => tokens.get(address) ?? []) : []
  return {
    addressInfoIndex: null,
    dataDecoded: decoded ? toDataDecoded(decoded) : null,
    hexData: data === '0x' ? null : data,
    operation,
    to: toAddressEx(to),
    tokenInfoIndex:
      batched.length === 0 ? null : Object.fromEntries(batched.map((token) => [token.address, toTokenInfo(token)])),
    trustedDelegateCallTarget: operation === 1 ? isKnownDelegatecallTarget(to) : null,
    value: value.toString(),
  }
}
