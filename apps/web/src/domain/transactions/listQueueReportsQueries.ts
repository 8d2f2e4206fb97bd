import { queryOptions } from '@tanstack/react-query'
import { isSameList } from '../../lib/isSameList.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import type { QueueAnswer, QueuedItem } from './queueQuery.ts'
import type { Report } from './Report.ts'
import { isIncomplete, loadReport, reportKey, retryInterval, storeReport } from './reportQuery.ts'
import { storeCosignatures } from './storeCosignatures.ts'

/** So many are verified in one go: the first of a very long queue need not wait for the last. */
const together = 100

export type ListQueueReportsQueriesParameters = {
  items: readonly QueuedItem[]
  /** The service's answer that lists them. */
  answer: QueueAnswer | undefined
}

/** Verifies what one answer of the service listed, each part of it with one look at the chain. */
export function listQueueReportsQueries(
  services: Services,
  safe: SafeId,
  { items, answer }: ListQueueReportsQueriesParameters,
) {
  const parts = Array.from({ length: Math.ceil(items.length / together) }, (_, index) =>
    items.slice(index * together, (index + 1) * together),
  )
  const number = answer ? numberOf(answer) : 0
  return parts.map((part, index) => partQuery(services, safe, { part, key: [number, index] }))
}

const numbers = new WeakMap<QueueAnswer, number>()
let last = 0

/** Of an answer; one that says the same again is the same, as the cache keeps it. */
function numberOf(answer: QueueAnswer): number {
  const number = numbers.get(answer) ?? ++last
  numbers.set(answer, number)
  return number
}

type Part = { part: readonly QueuedItem[]; key: readonly number[] }

function partQuery(services: Services, { chainId, address }: SafeId, { part, key }: Part) {
  const { queryClient } = services
  const toId = ({ safeTxHash }: QueuedItem) => ({ chainId, address, safeTxHash })
  return queryOptions<(Report | undefined)[]>({
    // Another answer is verified anew; what was recovered before is not recovered again.
    queryKey: [...safeKey({ chainId, address }), 'queueReports', ...key],
    queryFn: async ({ signal }) => {
      const reports = await Promise.all(
        part.map(async (item): Promise<Report> => {
          const report = await loadReport(services, { id: toId(item), details: item.details, signal })
          storeReport({ services, report })
          return report
        }),
      )
      // Together: each write is of the whole store.
      storeCosignatures(services, reports)
      return reports
    },
    // Until then, what is known of the same transactions from before.
    placeholderData: () => part.map((item) => queryClient.getQueryData<Report>(reportKey(toId(item)))),
    // It is verified again when the answer is another one, or when the Safe has changed on the chain.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error } }) =>
      error || data?.some((report) => report && isIncomplete(report)) ? retryInterval : false,
    gcTime: 60_000,
    // A copy of a verified value is not verified any more: it is the same list, or another one.
    structuralSharing: (before, now) =>
      Array.isArray(before) && Array.isArray(now) && isSameList(before, now) ? before : now,
  })
}
