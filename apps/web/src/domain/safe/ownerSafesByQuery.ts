import { NotASafeError } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import type { Services } from '../services/Services.ts'
import { ownerSafesQuery, safeStateQuery } from './queries.ts'

/** Maximum nesting depth. */
const deepest = 4

/** Limits the reads that a service's list can cause. */
const most = 50

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
    const candidates = unvisited.slice(0, most - safes.length)
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
