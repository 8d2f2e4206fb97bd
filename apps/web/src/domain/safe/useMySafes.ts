import type { ChainConfig, SafeState } from '@countersign/protocol'
import { useQueries } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { ownerSafesQuery, safeStateQuery } from './queries.ts'

export type MySafe = {
  chain: ChainConfig
  address: Address
  state: SafeState | undefined
  /** `owner`: the chain says so; `not-owner`: the service named it, the chain denies it; `unknown`: the chain did not answer yet. */
  standing: 'owner' | 'not-owner' | 'unknown'
  error: Error | null
}

export type MySafes = {
  safes: MySafe[]
  isLoading: boolean /** Chains whose list could not be fetched. */
  failures: { chain: ChainConfig; error: Error }[]
  retry: () => void
}

/** Safes that the service names for the connected account, each checked on the chain. */
export function useMySafes(): MySafes {
  const services = useServices()
  const { address: me } = useSigner()
  const { chains } = services.config
  const lists = useQueries({
    queries: me ? chains.map((chain) => ownerSafesQuery(services, { chainId: chain.id, address: me })) : [],
  })
  const candidates = lists.flatMap(({ data }, index) => {
    const chain = chains[index]
    return chain && data ? data.safes.map((address) => ({ chain, address })) : []
  })
  const states = useQueries({
    queries: candidates.map(({ chain, address }) => safeStateQuery(services, { chainId: chain.id, address })),
  })
  const safes = candidates.map(({ chain, address }, index): MySafe => {
    const { data: state, error = null } = states[index] ?? {}
    return { chain, address, state, standing: standingOf(state, me), error }
  })
  return {
    safes,
    isLoading: lists.some(({ isPending }) => isPending),
    failures: lists.flatMap(({ error }, index) => {
      const chain = chains[index]
      return error && chain ? [{ chain, error }] : []
    }),
    retry: () => {
      for (const { refetch, isError } of lists) if (isError) void refetch()
    },
  }
}

export function standingOf(state: SafeState | undefined, me: Address | undefined): MySafe['standing'] {
  if (!state || !me) return 'unknown'
  return state.owners.some((owner) => isAddressEqual(owner, me)) ? 'owner' : 'not-owner'
}
