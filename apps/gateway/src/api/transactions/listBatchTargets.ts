import type { DecodedCall } from '@countersign/protocol/decode'
import type { Address } from 'viem'

/** Contracts called by a batch, at any depth. */
export function listBatchTargets(decoded: DecodedCall): Address[] {
  return decoded.batch?.ok ? [...new Set(listTargets(decoded))] : []
}

function listTargets({ nested }: DecodedCall): Address[] {
  return nested.flatMap((inner) => [inner.call.to, ...listTargets(inner)])
}
