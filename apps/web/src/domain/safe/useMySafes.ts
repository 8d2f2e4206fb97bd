import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { useQueries } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import type { Confirmations } from '../signature-store/ConfirmationsSchema.ts'
import { ownerSafesQuery, safeStateQuery } from './queries.ts'

export type MySafe = {
  chain: ChainConfig
  address: Address
  state: SafeState | undefined
  /** `owner` and `not-owner` by the chain, whatever the service lists; `unknown`: not read yet. */
  role: 'owner' | 'not-owner' | 'unknown'
  error: Error | null
  /** The account signed for it in this browser, but the service does not list it. */
  isUnlisted?: boolean
}

/** Limits the reads per chain that a service's list can cause. */
const max = 100

export type MySafes = {
  safes: MySafe[]
  further: number
  isLoading: boolean
  failures: { chain: ChainConfig; error: Error }[]
  retry: () => void
}

/** Safes that the service lists for the connected account, each verified on the chain. */
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
    // Safes with own signatures first, so that the service's list cannot displace them.
    const all = [...new Set([...signed, ...(data?.safes ?? [])])]
    const isServed = !services.userNetworks.has(chain.id)
    const isUnlisted = (address: Address) => isServed && data !== undefined && !data.safes.includes(address)
    return [
      {
        candidates: all.slice(0, max).map((address) => ({ chain, address, isUnlisted: isUnlisted(address) })),
        further: Math.max(0, all.length - max),
      },
    ]
  })
  const candidates = found.flatMap((chain) => chain.candidates)
  const states = useQueries({
    queries: candidates.map(({ chain, address }) => safeStateQuery(services, { chainId: chain.id, address })),
  })
  const safes = candidates.flatMap(({ chain, address, isUnlisted }, index): MySafe[] => {
    const { data: state, error = null } = states[index] ?? {}
    const role = getOwnerRole(state, me)
    // Former owners need no warning.
    if (isUnlisted && role === 'not-owner') return []
    return [{ chain, address, state, role, error, ...(isUnlisted ? { isUnlisted } : {}) }]
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

export function getOwnerRole(state: SafeState | undefined, me: Address | undefined): MySafe['role'] {
  if (!state || !me) return 'unknown'
  return state.owners.some((owner) => isAddressEqual(owner, me)) ? 'owner' : 'not-owner'
}

export type ListSignedSafesParameters = { chainId: number; signer: Address }

export function listSignedSafes(records: Confirmations, { chainId, signer }: ListSignedSafesParameters): Address[] {
  const signed = records.filter(
    (record) =>
      record.kind === 'transaction' &&
      record.chainId === chainId &&
      record.confirmations.some((one) => one.source === 'yours' && one.signer.toLowerCase() === signer.toLowerCase()),
  )
  return [...new Set(signed.map(({ safe }) => safe))]
}
