import { queryOptions } from '@tanstack/react-query'
import { isSameList } from '../../lib/isSameList.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import type { QueueAnswer, QueuedItem } from './queueQuery.ts'
import type { Report } from './Report.ts'
import { isIncomplete, loadReport, reportKey, retryInterval, storeReport } from './reportQuery.ts'
import { storeCosignatures } from './storeCosignatures.ts'

/** Verified per batch, so that the first of a long queue need not wait for the last. */
const together = 100

export type ListQueueReportsQueriesParameters = {
  items: readonly QueuedItem[]
  /** The response that lists them. */
  answer: QueueAnswer | undefined
}

/** Verifies one response of the service in batches, each with one read of the chain. */
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

/** Number of a response; structural sharing makes equal ones identical. */
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
    // A new response is verified again; recovered signatures are cached.
    queryKey: [...safeKey({ chainId, address }), 'queueReports', ...key],
    queryFn: async ({ signal }) => {
      const reports = await Promise.all(
        part.map(async (item): Promise<Report> => {
          const report = await loadReport(services, { id: toId(item), details: item.details, signal })
          storeReport({ services, report })
          return report
        }),
      )
      // At once: each write serializes the entire store.
      storeCosignatures(services, reports)
      return reports
    },
    // Until then, cached reports of the same transactions.
    placeholderData: () => part.map((item) => queryClient.getQueryData<Report>(reportKey(toId(item)))),
    // Verified again when the response or the Safe's state changes.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error } }) =>
      error || data?.some((report) => report && isIncomplete(report)) ? retryInterval : false,
    gcTime: 60_000,
    // Copies of `Verified` values are not verified: the list is the same or new.
    structuralSharing: (before, now) =>
      Array.isArray(before) && Array.isArray(now) && isSameList(before, now) ? before : now,
  })
}
