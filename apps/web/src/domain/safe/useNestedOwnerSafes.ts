import type { SafeState } from '@countersign/protocol/chain'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { findRoute } from './findRoute.ts'
import { ownerSafesByQuery } from './ownerSafesByQuery.ts'
import { safeStateQuery } from './queries.ts'
import { getOwnerRole, type MySafe } from './useMySafes.ts'

export type NestedOwnerSafe = MySafe & {
  /** Its owners that are Safes for which the account can sign, directly or nested. */
  as: readonly Address[]
}

export type NestedOwnerSafes = { safes: NestedOwnerSafe[]; isLoading: boolean; hasFailed: boolean }

/** The account's Safes and those that they own: a nested owner can sign for them. */
export function useNestedOwnerSafes(
  mine: readonly MySafe[],
  { hasFurther }: { /** Whether to search for Safes owned by these. */ hasFurther: boolean },
): NestedOwnerSafes {
  const services = useServices()
  const { address: me } = useSigner()
  const { chains } = services.config
  const answers = useQueries({
    queries: chains.map(({ id }) => {
      const owners = mine.flatMap(({ address, chain, standing }) =>
        chain.id === id && standing === 'owner' ? [address] : [],
      )
      return { ...ownerSafesByQuery(services, { chainId: id, owners }), enabled: hasFurther && owners.length > 0 }
    }),
  })
  const further = answers.flatMap(({ data }, index) => {
    const chain = chains[index]
    const isNew = (safe: Address) => !mine.some(({ address, chain: { id } }) => address === safe && id === chain?.id)
    return chain && data ? data.safes.filter(isNew).map((address) => ({ address, chain })) : []
  })
  const states = useQueries({
    queries: further.map(({ address, chain }) => safeStateQuery(services, { chainId: chain.id, address })),
  })
  const reached = further.map((safe, index): MySafe => {
    const { data: state, error = null } = states[index] ?? {}
    return { ...safe, state, standing: getOwnerRole(state, me), error }
  })
  const all = [...mine, ...reached]
  return {
    safes: all.map((safe) => ({ ...safe, as: listNestedOwners({ account: me, among: all, safe }) })),
    isLoading: answers.some(({ isLoading }) => isLoading),
    hasFailed: answers.some(({ data, isError }) => isError || data?.isIncomplete),
  }
}

type KnownSafe = { address: Address; chain: { id: number }; state: SafeState | undefined }

type ListNestedOwnersParameters = {
  account: Address | undefined
  safe: KnownSafe
  /** Every known Safe of the account, direct or nested. */
  among: readonly KnownSafe[]
}

/** Owners that are Safes for which the account can sign without this Safe's own signature. */
export function listNestedOwners({ account, among, safe }: ListNestedOwnersParameters): Address[] {
  if (!account || !safe.state) return []
  const nodes = [safe, ...among.filter(({ address }) => address !== safe.address)].flatMap(
    ({ address, chain, state }) =>
      state && chain.id === safe.chain.id
        ? [{ owners: state.owners, safe: address, threshold: BigInt(state.threshold) }]
        : [],
  )
  const known = new Set(nodes.map((node) => node.safe))
  return safe.state.owners.filter(
    (owner) => owner !== safe.address && known.has(owner) && findRoute({ nodes, from: owner, account }) !== undefined,
  )
}
