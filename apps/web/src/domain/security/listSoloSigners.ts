import type { OwnerNode } from '@countersign/protocol/verify'
import type { Address } from 'viem'

/** Accounts that reach the Safe's threshold alone, directly or through Safes that they control alone. */
export function listSoloSigners(nodes: readonly OwnerNode[]): Address[] {
  const [root] = nodes
  if (!root) return []
  const bySafe = new Map(nodes.map((node) => [node.safe, node]))
  const accounts = new Set(nodes.flatMap(({ owners }) => owners).filter((owner) => !bySafe.has(owner)))
  return [...accounts].filter((account) => canDecide(root.safe, account, bySafe, new Set()))
}

/** Whether an account can sign for an owner; cycles never complete. */
function canDecide(
  owner: Address,
  account: Address,
  nodes: ReadonlyMap<Address, OwnerNode>,
  waiting: ReadonlySet<Address>,
): boolean {
  const node = nodes.get(owner)
  if (!node) return owner === account
  if (waiting.has(owner)) return false
  const path = new Set(waiting).add(owner)
  const signed = node.owners.filter((next) => canDecide(next, account, nodes, path)).length
  return BigInt(signed) >= node.threshold
}
