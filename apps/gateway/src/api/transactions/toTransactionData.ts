import { type Call, type TransactionData, toDataDecoded } from '@countersign/protocol'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { toAddressEx } from '../toAddressEx.ts'
import type { TransactionContext } from './TransactionContext.ts'

/** The call a transaction makes, with what it means. */
export function toTransactionData(
  transaction: Call,
  { findFunctions }: Pick<TransactionContext, 'findFunctions'>,
): TransactionData {
  const { data, operation, to, value } = transaction
  return {
    addressInfoIndex: null,
    dataDecoded: toDataDecoded(transaction, { findFunctions }),
    hexData: data === '0x' ? null : data,
    operation,
    to: toAddressEx(to),
    tokenInfoIndex: null,
    trustedDelegateCallTarget: operation === 1 ? isKnownDelegatecallTarget(to) : null,
    value: value.toString(),
  }
}
