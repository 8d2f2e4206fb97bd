import type { DecodedCall } from '@countersign/protocol/decode'
import type { Address } from 'viem'

/** The contracts that the calls of a batch call, at any depth; none for a transaction that is no batch. */
export function listBatchTargets(decoded: DecodedCall): Address[] {
  return decoded.batch?.ok ? [...new Set(listTargets(decoded))] : []
}

function listTargets({ nested }: DecodedCall): Address[] {
  return nested.flatMap((inner) => [inner.call.to, ...listTargets(inner)])
}
