import type { ChangeKind, ServiceEvent } from '@countersign/protocol/wire'
import type { Mutation, MutationCache, QueryKey } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { type SafeId, safeKey } from './queries.ts'

/** Any change on the chain can affect a simulation: funds, owners, approvals, spent limits. */
const chainState: readonly ChangeKind[] = ['safe', 'queue', 'history', 'balances', 'collectibles']

/** Every query of a Safe and the changes that invalidate it; the test compares it with the sources. */
export const safeParts: Readonly<Record<string, readonly ChangeKind[]>> = {
  state: ['safe'],
  checks: ['safe'],
  report: ['safe', 'queue'],
  queueReports: ['safe'],
  messages: ['safe', 'messages'],
  queue: ['queue'],
  history: ['history'],
  balances: ['balances'],
  coin: ['balances'],
  collectibles: ['collectibles'],
  multiToken: ['balances', 'collectibles'],
  delegates: ['delegates'],
  limits: ['safe', 'history', 'balances'],
  // Simulations by our node and by the service.
  executionEstimate: chainState,
  simulation: chainState,
  estimation: chainState,
  claimedRisk: chainState,
  host: ['safe', 'balances'],
  indexed: ['safe'],
  ownerProofs: ['safe'],
  ownerTraits: ['safe'],
  setupFile: ['safe'],
  // By hash or historical: never changes.
  creation: [],
  movementProofs: [],
  note: [],
  proof: [],
}

export function listChangedKeys(safe: SafeId, { kinds, block, safeTxHash }: ServiceEvent): QueryKey[] {
  const changed = Object.keys(safeParts).filter((part) => safeParts[part]?.some((kind) => kinds.includes(kind)))
  const isOne = safeTxHash !== undefined && !kinds.includes('safe')
  const keys: QueryKey[] = changed.map((part) =>
    part === 'report' && isOne ? [...safeKey(safe), part, safeTxHash.toLowerCase()] : [...safeKey(safe), part],
  )
  if (kinds.includes('safe'))
    for (const part of ['ownerTree', 'guard']) keys.push(['chain', safe.chainId, part, safe.address.toLowerCase()])
  if (kinds.includes('queue') || kinds.includes('balances')) keys.push(['overviews'])
  if (block !== null) keys.push(['chain', safe.chainId, 'head'])
  return keys
}

/** How long after a write its event is expected, in milliseconds. */
const eventWindow = 10_000

/** Key of a mutation that only sends signatures of one transaction or message. */
export function writeKey(id: SafeId & { safeTxHash?: Hash }) {
  return ['write', ...safeKey(id), id.safeTxHash?.toLowerCase() ?? 'messages'] as const
}

/**
 * Ignores the events of this page's own writes, for which `settleWrite` already refetched. One event per signature is
 * expected. Mistaking another owner's event for an own one is safe: events arrive in the order of writes, so that it
 * precedes the own write, and `settleWrite` fetches both.
 */
export function createOwnEventFilter(
  mutations: MutationCache,
  { address, chainId }: SafeId,
): (event: ServiceEvent) => boolean {
  const counts = new WeakMap<Mutation, number>()
  return ({ kinds, safeTxHash }) => {
    const isQueue = kinds[0] === 'queue' && safeTxHash !== undefined
    if (kinds.length !== 1 || !(isQueue || kinds[0] === 'messages')) return false
    const mutationKey = writeKey({ address, chainId, ...(isQueue ? { safeTxHash } : {}) })
    for (const mutation of mutations.findAll({ mutationKey, exact: true })) {
      const { status, submittedAt, variables } = mutation.state
      const count = counts.get(mutation) ?? 0
      const isExpected = status === 'pending' || (status === 'success' && Date.now() - submittedAt < eventWindow)
      if (!isExpected || count >= (Array.isArray(variables) ? variables.length : 1)) continue
      counts.set(mutation, count + 1)
      return true
    }
    return false
  }
}
