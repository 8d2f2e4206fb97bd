import { type Call, classifyTransaction, type RefundFields, toTransactionInfo } from '@countersign/protocol/decode'
import type { TransactionInfo } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { isExplainable } from '../../lib/decodeInSlices.ts'
import { toAddressEx } from '../wire/toAddressEx.ts'
import type { TransactionContext } from './TransactionContext.ts'

export type ToCallInfoParameters = Pick<TransactionContext, 'findFunctions' | 'tokens'> & {
  safe: Address
  transaction: Call & Partial<RefundFields>
}

export function toCallInfo({ findFunctions, safe, tokens, transaction }: ToCallInfoParameters): TransactionInfo {
  if (!isExplainable(transaction.data)) return toLargeCallInfo(transaction)
  const classified = classifyTransaction({
    findFunctions,
    findTokenType: (address) => {
      const token = tokens.get(address)
      return token && (token.kind === 'erc20' ? 'ERC20' : 'ERC721')
    },
    safe,
    transaction,
  })
  return toTransactionInfo({ ...classified, findToken: (address) => tokens.get(address) })
}

/** A call whose data is too large to decode. */
function toLargeCallInfo({ data, to, value }: Call): TransactionInfo {
  return {
    dataSize: String((data.length - 2) / 2),
    humanDescription: null,
    isCancellation: false,
    methodName: null,
    to: toAddressEx(to),
    type: 'Custom',
    value: value.toString(),
  }
}

/** An execution of which only the hash is known. */
export function toUnknownCallInfo(safe: Address): TransactionInfo {
  return {
    dataSize: '0',
    humanDescription: null,
    isCancellation: false,
    methodName: null,
    to: { logoUri: null, name: null, value: safe },
    type: 'Custom',
    value: null,
  }
}
