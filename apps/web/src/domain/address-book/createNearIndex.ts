import type { Address } from 'viem'

/** Indexes addresses by their first and last three digits, so that thousands are not compared pairwise. */
export function createNearIndex(addresses: readonly Address[]): (address: Address) => Address[] {
  const near = new Map<string, Address[]>()
  const keysOf = (address: Address) => [address.slice(0, 5).toLowerCase(), address.slice(-3).toLowerCase()]
  for (const address of addresses) for (const key of keysOf(address)) near.set(key, [...(near.get(key) ?? []), address])
  return (address) => [...new Set(keysOf(address).flatMap((key) => near.get(key) ?? []))]
}
