import { type Call, type DecodedCall, decodeCall } from '@countersign/protocol'
import type { Address } from 'viem'

/** What the calls of a batch call, at any depth; nothing for a transaction that is no batch. */
export function listBatchTargets(transaction: Call): Address[] {
  const decoded = decodeCall(transaction)
  return decoded.batch?.ok ? [...new Set(listTargets(decoded))] : []
}

function listTargets({ nested }: DecodedCall): Address[] {
  return nested.flatMap((inner) => [inner.call.to, ...listTargets(inner)])
}
