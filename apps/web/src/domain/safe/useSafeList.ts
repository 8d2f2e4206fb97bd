import { NotASafeError } from '@countersign/protocol/chain'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import { openCreations } from './openCreations.ts'
import { includesSafe, openSafeList } from './openSafeList.ts'
import { type SafeId, safeStateQuery } from './queries.ts'
import { getOwnerRole, type MySafe, type MySafes, useMySafes } from './useMySafes.ts'

export type CollectedSafes = Pick<MySafes, 'failures' | 'further' | 'isLoading' | 'retry'> & { groups: SafeGroup[] }

/** The user's Safes on all chains: owned (by the chain), watched and planned. */
export function useSafeList(): CollectedSafes {
  const services = useServices()
  const { address: me } = useSigner()
  const { safes: owned, ...rest } = useMySafes()
  const { order, pinned, watched } = useStore(openSafeList(services.storage))
  const { plans } = useStore(openCreations(services.storage))
  const planned = plans.flatMap(({ address, chainIds }) => chainIds.map((chainId) => ({ address, chainId })))
  const others = listOthers([...watched, ...planned], owned)
  const states = useQueries({ queries: others.map((safe) => safeStateQuery(services, safe)) })
  const listed = others.flatMap((safe, index): ListedSafe[] => {
    const chain = services.config.chains.find(({ id }) => id === safe.chainId)
    if (!chain) return []
    const { data: state, error = null } = states[index] ?? {}
    const role = getOwnerRole(state, me)
    const isMissing = error instanceof NotASafeError && includesSafe(planned, safe)
    const source = isMissing || state?.planned ? 'planned' : role === 'owner' ? 'owned' : 'watched'
    return [
      {
        address: safe.address,
        chain,
        error: isMissing ? null : error,
        isPinned: includesSafe(pinned, safe),
        source,
        // Watching a Safe does not claim to own it.
        role: role === 'not-owner' ? 'unknown' : role,
        state,
      },
    ]
  })
  const mine = owned.map(
    (safe): ListedSafe => ({
      ...safe,
      isPinned: includesSafe(pinned, { address: safe.address, chainId: safe.chain.id }),
      source: 'owned',
    }),
  )
  return { ...rest, groups: groupSafes([...mine, ...listed], order) }
}

function listOthers(candidates: readonly SafeId[], owned: readonly MySafe[]): SafeId[] {
  const unique = new Map(candidates.map((safe) => [`${safe.chainId}:${safe.address}`, safe]))
  return [...unique.values()].filter(
    ({ address, chainId }) => !owned.some((safe) => safe.address === address && safe.chain.id === chainId),
  )
}

export type ListedSafe = MySafe & {
  /** `planned`: not deployed yet; its creation parameters are stored here. */
  source: 'owned' | 'planned' | 'watched'
  isPinned: boolean
}

export type SafeGroup = { address: Address; safes: ListedSafe[] }

export function groupSafes(safes: readonly ListedSafe[], order: readonly Address[]): SafeGroup[] {
  const groups = new Map<Address, SafeGroup>()
  for (const safe of safes) {
    const group = groups.get(safe.address) ?? { address: safe.address, safes: [] }
    group.safes.push(safe)
    groups.set(safe.address, group)
  }
  const rank = ({ address, safes: members }: SafeGroup) => {
    const place = order.indexOf(address)
    const isPinned = members.some((member) => member.isPinned)
    return (isPinned ? 0 : order.length + 1) + (place < 0 ? order.length : place)
  }
  return [...groups.values()].toSorted((one, other) => rank(one) - rank(other))
}

export function searchGroups(
  groups: readonly SafeGroup[],
  text: string,
  nameOf: (address: Address) => string | undefined,
): SafeGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.filter(({ address, safes }) => {
    const all = [nameOf(address) ?? '', address, ...safes.map(({ chain }) => `${chain.name} ${chain.shortName}`)]
    const haystack = all.join(' ').toLowerCase()
    return words.every((word) => haystack.includes(word))
  })
}
