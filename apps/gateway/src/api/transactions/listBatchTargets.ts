import { type Call, decodeCall } from '@countersign/protocol'
import type { Address } from 'viem'

/** What the calls of a batch call, at any depth; nothing for a transaction that is no batch. */
export function listBatchTargets(transaction: Call): Address[] {
  const { batch, nested } = decodeCall(transaction)
  if (!batch?.ok) return []
  return [...new Set(nested.flatMap(({ call }) => [call.to, ...listBatchTargets(call)]))]
}
