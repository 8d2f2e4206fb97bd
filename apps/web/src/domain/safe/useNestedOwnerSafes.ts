import { NotASafeError, type SafeState } from '@countersign/protocol/chain'
import type { OwnerNode } from '@countersign/protocol/verify'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { type Services, useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import { ownerSafesQuery, safeStateQuery } from './queries.ts'
import { getOwnerRole, type MySafe } from './useMySafes.ts'

export type NestedOwnerSafe = MySafe & {
  /** Its owners that are Safes for which the account can sign, directly or nested. */
  as: readonly Address[]
}

/** The account's Safes and those that they own: a nested owner can sign for them. */
export function useNestedOwnerSafes(
  mine: readonly MySafe[],
  { hasFurther }: { /** Whether to search for Safes owned by these. */ hasFurther: boolean },
): { safes: NestedOwnerSafe[]; isLoading: boolean; hasFailed: boolean } {
  const services = useServices()
  const { address: me } = useSigner()
  const { chains } = services.config
  const answers = useQueries({
    queries: chains.map(({ id }) => {
      const owners = mine.flatMap(({ address, chain, role }) => (chain.id === id && role === 'owner' ? [address] : []))
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
    return { ...safe, state, role: getOwnerRole(state, me), error }
  })
  const all = [...mine, ...reached]
  return {
    safes: all.map((safe) => ({ ...safe, as: listNestedOwners({ account: me, among: all, safe }) })),
    isLoading: answers.some(({ isLoading }) => isLoading),
    hasFailed: answers.some(({ data, isError }) => isError || data?.isIncomplete),
  }
}

type KnownSafe = { address: Address; chain: { id: number }; state: SafeState | undefined }

type ListNestedOwnersParameters = { account: Address | undefined; safe: KnownSafe; among: readonly KnownSafe[] }

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

const deepest = 4

/** Limits the reads that a service's list can cause. */
const max = 50

export type OwnedBy = {
  safes: readonly Address[]
  /** Some could not be read, or exceeded the limits. */
  isIncomplete: boolean
}

export type OwnedByQueryParameters = { chainId: number; owners: readonly Address[] }

/** Safes owned by these Safes, recursively. Candidates come from the service; the chain confirms each. */
export function ownerSafesByQuery(services: Services, { chainId, owners }: OwnedByQueryParameters) {
  return queryOptions({
    queryKey: ['owner', chainId, 'through', ...owners.map((owner) => owner.toLowerCase()).toSorted()],
    queryFn: () => listOwnedBy(services, { chainId, owners }),
    refetchInterval: 60_000,
  })
}

async function listOwnedBy(services: Services, { chainId, owners }: OwnedByQueryParameters): Promise<OwnedBy> {
  const safes: Address[] = []
  const visited = new Set<Address>(owners)
  let isIncomplete = false
  let level: readonly Address[] = owners
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const named = await listNamed(services, { chainId, owners: level })
    const unvisited = named.filter((candidate) => !visited.has(candidate))
    const candidates = unvisited.slice(0, max - safes.length)
    for (const candidate of candidates) visited.add(candidate)
    const answers = await Promise.all(
      candidates.map((candidate) => isOwnedByOne(services, { chainId, owners: level, safe: candidate })),
    )
    isIncomplete ||= candidates.length < unvisited.length || answers.includes('unknown')
    level = candidates.filter((_, index) => answers[index] === 'yes')
    safes.push(...level)
  }
  return { safes, isIncomplete }
}

async function listNamed(services: Services, { chainId, owners }: OwnedByQueryParameters): Promise<Address[]> {
  const { limitRequests, queryClient } = services
  const lists = await Promise.all(
    owners.map((address) =>
      limitRequests(() => queryClient.fetchQuery({ ...ownerSafesQuery(services, { chainId, address }), staleTime })),
    ),
  )
  return [...new Set(lists.flatMap(({ safes }) => safes))]
}

const staleTime = 30_000

async function isOwnedByOne(
  services: Services,
  { chainId, owners, safe: address }: OwnedByQueryParameters & { safe: Address },
): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const state = await services.queryClient.fetchQuery({
      ...safeStateQuery(services, { chainId, address }),
      staleTime,
    })
    return state.owners.some((owner) => owners.some((other) => isAddressEqual(owner, other))) ? 'yes' : 'no'
  } catch (error) {
    return error instanceof NotASafeError ? 'no' : 'unknown'
  }
}

export type FindRouteParameters = {
  /** Every Safe in the owner tree, the root first. */
  nodes: readonly OwnerNode[]
  from: Address
  account: Address
}

/** The shortest path of nested Safes to an account; never through the root, which cannot sign for itself. */
export function findRoute({ nodes, from, account }: FindRouteParameters): Address[] | undefined {
  const bySafe = new Map(nodes.map((node) => [node.safe, node]))
  const seen = new Set<Address>([from])
  const [root] = nodes
  if (root) seen.add(root.safe)
  let ways: Address[][] = [[from]]
  while (ways.length > 0) {
    const longer: Address[][] = []
    for (const way of ways) {
      const owners = bySafe.get(way.at(-1) ?? from)?.owners ?? []
      if (owners.some((owner) => owner.toLowerCase() === account.toLowerCase())) return way
      for (const owner of owners) {
        if (!bySafe.has(owner) || seen.has(owner)) continue
        seen.add(owner)
        longer.push([...way, owner])
      }
    }
    ways = longer
  }
  return undefined
}
