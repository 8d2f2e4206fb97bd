import type { ServiceEvent, TransactionDetails } from '@countersign/protocol/wire'
import { hashKey, type Mutation, type MutationCache } from '@tanstack/react-query'
import type { MessageId } from '../messages/MessageReport.ts'
import type { Services } from '../services/Services.ts'
import type { ReportId } from '../transactions/Report.ts'
import { cacheReport, reportKey } from '../transactions/reportQuery.ts'
import { listChangedKeys } from './listChangedKeys.ts'
import { type SafeId, safeKey } from './queries.ts'

/** How long after the start of a write its event is expected, in milliseconds. */
const eventWindow = 10_000

/** What this page wrote to the service: a transaction or a message. */
export type WrittenId = MessageId | ReportId

/** Key of a mutation that sends signatures of one transaction or message and does nothing else. */
export function writeKey(id: WrittenId) {
  const part = 'safeTxHash' in id ? id.safeTxHash.toLowerCase() : 'messages'
  return ['write', ...safeKey(id), part] as const
}

/**
 * Caches the response of a write, verified like any other response of the service, and refetches what else
 * `listChangedKeys` names for it. Without a response, or where it cannot be verified, all of that is refetched.
 */
export async function settleWrite(services: Services, id: WrittenId, details?: TransactionDetails): Promise<void> {
  const { queryClient } = services
  const event: ServiceEvent =
    'safeTxHash' in id
      ? { kinds: ['queue'], block: null, safeTxHash: id.safeTxHash }
      : { kinds: ['messages'], block: null }
  const refetch = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey })
  await Promise.all(
    listChangedKeys(id, event).map((key) =>
      details && 'safeTxHash' in id && hashKey(key) === hashKey(reportKey(id))
        ? cacheReport(services, id, details).catch(() => refetch(key))
        : refetch(key),
    ),
  )
}

/**
 * Tells the events of this page's own writes from those of others: `settleWrite` has refetched what they name. A write
 * has one event per signature. Events arrive in the order of the writes, so an event of another owner that is taken for
 * an own one precedes the own write, and with it what `settleWrite` fetches.
 */
export function createOwnEventFilter(mutations: MutationCache, safe: SafeId): (event: ServiceEvent) => boolean {
  const counts = new WeakMap<Mutation, number>()
  return ({ kinds, safeTxHash }) => {
    const isQueue = kinds[0] === 'queue' && safeTxHash !== undefined
    if (kinds.length !== 1 || !(isQueue || kinds[0] === 'messages')) return false
    const mutationKey = ['write', ...safeKey(safe), isQueue ? safeTxHash.toLowerCase() : 'messages']
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
