import type { Address } from 'viem'
import type { MySafe } from '../safe/useMySafes.ts'

export type ListedSafe = MySafe & {
  /** `planned`: nothing is there yet, and what its address is made of is kept here. */
  source: 'owned' | 'planned' | 'watched'
  isPinned: boolean
}

/** The same address, on as many chains as it is known on. */
export type SafeGroup = { address: Address; safes: ListedSafe[] }

/** Pinned ones first, then those that were given a place, then the others as they came. */
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

/** Every word must be somewhere in the name, the address or the name of a chain. */
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
