import { verifyOwnerTree } from '@countersign/protocol/verify'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getChainClient, type Services, useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import { findPlanned } from './openCreations.ts'
import { type SafeId, safeStateQuery } from './queries.ts'
import { findRoute } from './useNestedOwnerSafes.ts'

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

/** Whether the connected account cannot sign for a Safe, neither as an owner nor through a nested Safe. */
export function useIsReadOnly(safe: SafeId): boolean {
  const services = useServices()
  const { address: account } = useSigner()
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const { data: tree } = useQuery({ ...ownerTreeQuery(services, safe), enabled: account !== undefined })
  if (!account) return true
  const owners = state?.owners ?? []
  if (owners.some((owner) => owner.toLowerCase() === account.toLowerCase())) return false
  const nodes = tree?.nodes?.value ?? []
  return !owners.some((from) => nodes.some((node) => node.safe === from) && findRoute({ nodes, from, account }))
}
