import { verifyOwnerTree } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import { getChainClient, type Services } from '../services/Services.ts'
import { findPlanned } from './findPlanned.ts'
import type { SafeId } from './queries.ts'

/** The owner tree of a Safe, including owners of nested Safes, read from the chain. */
export function ownerTreeQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: ['chain', chainId, 'ownerTree', address.toLowerCase()],
    queryFn: () => {
      const planned = findPlanned(services.storage, address)
      return verifyOwnerTree(getChainClient(services, chainId), { chainId, planned, safe: address })
    },
    staleTime: 60_000,
    // Copies of `Verified` values are not verified.
    structuralSharing: false,
  })
}
