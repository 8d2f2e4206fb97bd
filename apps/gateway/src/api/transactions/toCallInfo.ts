import {
  type Call,
  classifyTransaction,
  type DecodedCall,
  decodeCall,
  type RefundFields,
  toDataDecoded,
  toTransactionInfo,
} from '@countersign/protocol/decode'
import type { TransactionData, TransactionInfo } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { isExplainable } from '../../lib/decodeInSlices.ts'
import { isKnownDelegatecallTarget } from '../../lib/findSafeContract.ts'
import { toTokenInfo } from '../tokens/knownTokens.ts'
import { toAddressEx } from '../wire/wireSchemas.ts'
import type { TransactionContext } from './TransactionContext.ts'

export type ToCallInfoParameters = Pick<TransactionContext, 'decoded' | 'findFunctions' | 'tokens'> & {
  safe: Address
  transaction: Call & Partial<RefundFields>
}

export function toCallInfo(parameters: ToCallInfoParameters): TransactionInfo {
  const { decoded, findFunctions, safe, tokens, transaction } = parameters
  if (!isExplainable(transaction.data)) return toLargeCallInfo(transaction)
  const classified = classifyTransaction({
    decoded: decoded ?? undefined,
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

/** Contracts called by a batch, at any depth. */
export function listBatchTargets(decoded: DecodedCall): Address[] {
  return decoded.batch?.ok ? [...new Set(listTargets(decoded))] : []
}

function listTargets({ nested }: DecodedCall): Address[] {
  return nested.flatMap((inner) => [inner.call.to, ...listTargets(inner)])
}
