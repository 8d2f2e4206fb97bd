import type { ServiceEvent } from '@countersign/protocol/wire'
import type { Mutation, MutationCache } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { type SafeId, safeKey } from './queries.ts'

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
