import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { useQueries } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { listSignedSafes } from '../signature-store/listSignedSafes.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { ownerSafesQuery, safeStateQuery } from './queries.ts'

export type MySafe = {
  chain: ChainConfig
  address: Address
  state: SafeState | undefined
  /** `owner`: the chain says so; `not-owner`: the service named it, the chain denies it; `unknown`: the chain did not answer yet. */
  standing: 'owner' | 'not-owner' | 'unknown'
  error: Error | null
  /** The account signed in it here, and the service does not list it. */
  isUnlisted?: boolean
}

/** A service could name Safes without end; so many of each chain are asked about on the chain. */
const most = 100

export type MySafes = {
  safes: MySafe[]
  /** How many more the service names than are looked at. */
  further: number
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
  const records = useStore(services.confirmations)
  const found = lists.flatMap(({ data }, index) => {
    const chain = chains[index]
    if (!chain || !me) return []
    const signed = listSignedSafes(records, { chainId: chain.id, signer: me })
    // First of all those that one is sure of: no list of the service pushes them out.
    const all = [...new Set([...signed, ...(data?.safes ?? [])])]
    const isUnlisted = (address: Address) => data !== undefined && !data.safes.includes(address)
    return [
      {
        candidates: all.slice(0, most).map((address) => ({ chain, address, isUnlisted: isUnlisted(address) })),
        further: Math.max(0, all.length - most),
      },
    ]
  })
  const candidates = found.flatMap((chain) => chain.candidates)
  const states = useQueries({
    queries: candidates.map(({ chain, address }) => safeStateQuery(services, { chainId: chain.id, address })),
  })
  const safes = candidates.flatMap(({ chain, address, isUnlisted }, index): MySafe[] => {
    const { data: state, error = null } = states[index] ?? {}
    const standing = getOwnerRole(state, me)
    // Who is no owner any more misses nothing.
    if (isUnlisted && standing === 'not-owner') return []
    return [{ chain, address, state, standing, error, ...(isUnlisted ? { isUnlisted } : {}) }]
  })
  return {
    safes,
    further: found.reduce((sum, { further }) => sum + further, 0),
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

export function getOwnerRole(state: SafeState | undefined, me: Address | undefined): MySafe['standing'] {
  if (!state || !me) return 'unknown'
  return state.owners.some((owner) => isAddressEqual(owner, me)) ? 'owner' : 'not-owner'
}
