import type { MovementProof } from '@countersign/protocol/verify'
import type { Movement } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { identify } from '../../lib/identify.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import { createTransferVerifier } from './createTransferVerifier.ts'

export type MovementProofsParameters = {
  movements: readonly Movement[]
  /** Earlier pages of the same list: a duplicate is not proven twice. */
  before?: readonly (readonly Movement[])[]
}

/** Verifies at most a screen of rows; others are marked as unverified. */
const mostVerified = 200

const retryInterval = 15_000

/** Verifies the transfers on screen, by transfer. */
export function transferProofsQuery(
  services: Services,
  { address, chainId }: SafeId,
  { before = [], movements }: MovementProofsParameters,
) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'movementProofs', identify(movements), ...before.map(identify)],
    queryFn: async ({ signal }): Promise<ReadonlyMap<Movement, MovementProof>> => {
      const verifier = createTransferVerifier(services, { address, chainId })
      const rows = movements.slice(0, mostVerified)
      const hashes = new Set(rows.map(({ transactionHash }) => transactionHash))
      const earlier = before.flatMap((page) => page.filter(({ transactionHash }) => hashes.has(transactionHash)))
      const proofs = await verifier.verify([...earlier, ...rows], { signal })
      return new Map(
        rows.flatMap((movement, index) => {
          const proof = proofs[earlier.length + index]
          return proof ? [[movement, proof] as const] : []
        }),
      )
    },
    gcTime: 60_000,
    refetchInterval: ({ state: { data, error } }) =>
      error ||
      (data && [...data.values()].some((proof) => proof.state === 'unverified' && proof.fault === 'unreadable'))
        ? retryInterval
        : false,
    staleTime: Number.POSITIVE_INFINITY,
    // Structural sharing cannot compare maps.
    structuralSharing: false,
  })
}
