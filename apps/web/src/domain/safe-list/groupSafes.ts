import type { Address } from 'viem'
import type { MySafe } from '../safe/useMySafes.ts'

export type ListedSafe = MySafe & {
  /** `planned`: not deployed yet; its creation parameters are stored here. */
  source: 'owned' | 'planned' | 'watched'
  isPinned: boolean
}

/** One address on all of its known chains. */
export type SafeGroup = { address: Address; safes: ListedSafe[] }

/** Pinned Safes first, then those in the user's order, then the others. */
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

/** Every word must occur in the name, the address or a chain's name. */
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
