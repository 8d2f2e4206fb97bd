import { listOwnerProofs } from '@countersign/client'
import type { OwnerProof } from '@countersign/protocol/custody'
import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** The newest per owner; a service may list without end. */
const maxProofs = 500

/** What the service stored: claims until `useOwnerProofs` verified them. A service that has none is no failure. */
export function serviceProofsQuery(services: Services, { address, chainId }: SafeId) {
  return queryOptions({
    queryFn: async ({ signal }): Promise<readonly OwnerProof[]> => {
      const { results } = await listOwnerProofs(services.service, { address, chainId, signal })
      return results.slice(0, maxProofs)
    },
    queryKey: [...safeKey({ address, chainId }), 'ownerProofs'],
    retry: false,
    staleTime: 60_000,
    structuralSharing: false,
  })
}
