import { getIndexingStatus, HttpRequestError, listOwnerSafes } from '@countersign/client'
import type { SafeState } from '@countersign/protocol/chain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Address, hexToBigInt, hexToNumber } from 'viem'
import { getChainClient, type Services, useServices } from '../services/Services.ts'

export type SafeId = { chainId: number; address: Address }

/** The only place where Safe keys are built: `['safe', chain, address, …]` is invalidated by changes of that Safe. */
export const safeKey = ({ chainId, address }: SafeId) => ['safe', chainId, address.toLowerCase()] as const

export function nodeChainIdQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['chain', chainId, 'id'],
    queryFn: async () => hexToNumber(await getChainClient(services, chainId).request({ method: 'eth_chainId' })),
    staleTime: Number.POSITIVE_INFINITY,
    // A node may return with another chain id after an outage.
    refetchInterval: ({ state }) => (state.status === 'error' ? 4_000 : false),
  })
}

export function headQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['chain', chainId, 'head'],
    queryFn: async (): Promise<{ block: bigint }> => {
      const client = getChainClient(services, chainId)
      return { block: hexToBigInt(await client.request({ method: 'eth_blockNumber' })) }
    },
    refetchInterval: 4_000,
    staleTime: 2_000,
  })
}

/** The service's indexing progress: unverified, and shown as such. */
export function indexingQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['service', chainId, 'indexing'],
    queryFn: ({ signal }) => getIndexingStatus(services.service, { chainId, signal }),
    refetchInterval: 12_000,
  })
}

/** Shared by all screens of the Safe and polled independently of the service; a change triggers verification. */
export function safeStateQuery(services: Services, { chainId, address }: SafeId) {
  const { queryClient } = services
  const queryKey = [...safeKey({ chainId, address }), 'state'] as const
  const verifyAgain = () => {
    for (const part of ['report', 'queueReports', 'messages', 'executionEstimate', 'simulation', 'limits', 'proof'])
      void queryClient.invalidateQueries({ queryKey: [...safeKey({ chainId, address }), part] })
  }
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<SafeState> => {
      const before = queryClient.getQueryState<SafeState>(queryKey)
      try {
        // Lazy: the first page needs no ABI encoding.
        const { fetchSafeState } = await import('./fetchSafeState.ts')
        const { storage } = services
        const state = await fetchSafeState(getChainClient(services, chainId), { chainId, address, storage })
        if (before?.data && (before.error || hasChanged(before.data, state))) verifyAgain()
        return state
      } catch (error) {
        if (before?.data && !before.error) verifyAgain()
        throw error
      }
    },
    refetchInterval: 12_000,
  })
}

export function hasChanged(before: SafeState, now: SafeState): boolean {
  const list = ({ block: _, ...facts }: SafeState) =>
    JSON.stringify(facts, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  return list(before) !== list(now)
}

/** Candidates only: each is verified on the chain before it is listed as owned. */
export function ownerSafesQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: ['owner', chainId, address.toLowerCase()],
    // Nobody lists the Safes of a network that the user added: they are opened by address.
    queryFn: async ({ signal }): ReturnType<typeof listOwnerSafes> =>
      services.userNetworks.has(chainId)
        ? { safes: [] }
        : listOwnerSafes(services.service, { chainId, address, signal }),
    refetchInterval: 30_000,
  })
}

export function useIsChainDown(chainId: number): boolean {
  const services = useServices()
  const head = useQuery(headQuery(services, chainId))
  const nodeId = useQuery(nodeChainIdQuery(services, chainId))
  return head.isError || (nodeId.data !== undefined && nodeId.data !== chainId)
}

/** No service indexes a Safe that is only planned here: its lists are empty. */
export function emptyIfPlanned<list>(services: Services, safe: SafeId, empty: list): (error: unknown) => Promise<list> {
  return async (error) => {
    if (!(error instanceof HttpRequestError) || error.status !== 404) throw error
    const state = await services.queryClient.ensureQueryData(safeStateQuery(services, safe)).catch(() => undefined)
    if (!state?.planned) throw error
    return empty
  }
}
