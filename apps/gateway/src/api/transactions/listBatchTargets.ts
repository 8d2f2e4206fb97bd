import { type Call, type DecodedCall, decodeCall } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import { isExplainable } from '../../lib/isExplainable.ts'

/** What the calls of a batch call, at any depth; nothing for a transaction that is no batch. */
export function listBatchTargets(transaction: Call): Address[] {
  if (!isExplainable(transaction.data)) return []
  const decoded = decodeCall(transaction)
  return decoded.batch?.ok ? [...new Set(listTargets(decoded))] : []
}

function listTargets({ nested }: DecodedCall): Address[] {
  return nested.flatMap((inner) => [inner.call.to, ...listTargets(inner)])
}
