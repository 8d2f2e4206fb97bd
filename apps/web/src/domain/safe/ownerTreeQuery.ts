import { verifyOwnerTree } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import { getChainClient, type Services } from '../services/Services.ts'
import { findPlanned } from './findPlanned.ts'
import type { SafeId } from './queries.ts'

/** Who really decides for a Safe: its owners, and where those are Safes, theirs, as the chain has them. */
export function ownerTreeQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: ['chain', chainId, 'ownerTree', address.toLowerCase()],
    queryFn: () => {
      const planned = findPlanned(services.storage, address)
      return verifyOwnerTree(getChainClient(services, chainId), { chainId, planned, safe: address })
    },
    staleTime: 60_000,
    // A copy of a verified value is not verified any more.
    structuralSharing: false,
  })
}
