import type { OwnerNode } from '@countersign/protocol/verify'
import type { Address } from 'viem'

export type FindRouteParameters = {
  /** Every Safe in the owner tree, the root first. */
  nodes: readonly OwnerNode[]
  /** An owner of the root that is a Safe. */
  from: Address
  account: Address
}

/**
 * The shortest path of nested Safes from an owner to an account. Undefined where none exists without the root, which
 * cannot sign for itself.
 */
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
