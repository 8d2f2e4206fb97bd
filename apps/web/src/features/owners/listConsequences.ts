import type { SafeState } from '@countersign/protocol/chain'
import { checkOwnerTree, type OwnerNode } from '@countersign/protocol/verify'
import { type Address, isAddressEqual } from 'viem'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { ownersText as words } from '../../lib/messages/owners.ts'
import type { OwnerFacts } from './ownerFactsQuery.ts'
import type { OwnersReading } from './readOwnersForm.ts'

export type ListConsequencesParameters = {
  state: Pick<SafeState, 'address' | 'block' | 'owners' | 'threshold'>
  reading: Pick<OwnersReading, 'after' | 'change'>
  facts: readonly OwnerFacts[]
  unknown: readonly Address[]
  me: Address | undefined
  labelOf: (address: string) => string
}

/** Consequences of the change: what locks the Safe, what is risky, what is notable. */
export function listConsequences(parameters: ListConsequencesParameters): Consequence[] {
  const { state, reading, unknown, me, labelOf } = parameters
  const { after, change } = reading
  const { threshold } = after
  const count = after.owners.length
  const list: Consequence[] = [...listTreeConsequences(parameters), ...listNewcomerConsequences(parameters)]
  for (const address of unknown) list.push({ tone: 'caution', text: words.unknownOwner(labelOf(address)) })
  const isMeGone = me !== undefined && includes(state.owners, me) && !includes(after.owners, me)
  if (isMeGone) list.push({ tone: 'caution', text: words.youGo })
  if (threshold === 1 && count > 1) list.push({ tone: 'caution', text: words.anyone })
  if (count === 1) list.push({ tone: 'caution', text: words.oneOwner })
  if (threshold === count && count > 1) list.push({ tone: 'caution', text: words.allNeeded(count) })
  if (threshold < state.threshold) list.push({ tone: 'caution', text: words.lowered(state.threshold, threshold) })
  if (change.removed.length + change.replaced.length > 0) list.push({ tone: 'info', text: words.signaturesLost })
  if (threshold > state.threshold) list.push({ tone: 'info', text: words.raised })
  return list
}

/** Whether the threshold can be reached, and by whom. */
function listTreeConsequences({ state, reading, facts, labelOf }: ListConsequencesParameters): Consequence[] {
  const { owners, threshold } = reading.after
  if (owners.length === 0) return []
  const root: OwnerNode = { safe: state.address, owners, threshold: BigInt(threshold) }
  const others = facts.flatMap(({ nodes }) => nodes).filter(({ safe }) => !isAddressEqual(safe, state.address))
  const nodes = [root, ...new Map(others.map((node) => [node.safe, node])).values()]
  return checkOwnerTree(nodes, state.block).flatMap(({ code, actual = '' }): Consequence[] => {
    const isRoot = actual === state.address
    if (code === 'OWNERS_IN_A_CIRCLE') return isRoot ? [{ tone: 'caution', text: words.circle }] : []
    if (code !== 'DEADLOCK') return []
    return [
      isRoot ? { tone: 'stop', text: words.deadlock } : { tone: 'caution', text: words.stuckOwner(labelOf(actual)) },
    ]
  })
}

/** Warnings about new owners that do not sign like an EOA. */
function listNewcomerConsequences({ state, facts, me, labelOf }: ListConsequencesParameters): Consequence[] {
  const known = me ? [me, ...state.owners] : state.owners
  return facts.flatMap(({ address, kind, nodes }): Consequence[] => {
    if (isAddressEqual(address, state.address)) return []
    if (kind === 'contract') return [{ tone: 'caution', text: words.contractOwner(labelOf(address)) }]
    const [node] = nodes
    if (!node) return []
    if (!nodes.some(({ owners }) => owners.some((owner) => includes(known, owner))))
      return [{ tone: 'caution', text: words.foreignSafe(labelOf(address)) }]
    return [{ tone: 'info', text: words.safeOwner(labelOf(address), node.threshold, node.owners.length) }]
  })
}

function includes(owners: readonly Address[], address: Address): boolean {
  return owners.some((owner) => isAddressEqual(owner, address))
}
