import { listQueue } from '@countersign/client'
import type {
  RefusedRow,
  TolerantTransactionListPage,
  TransactionDetails,
  TransactionListItem,
  TransactionSummary,
} from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { isSameList } from '../../lib/isSameList.ts'
import { emptyIfPlanned, type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import { parseMultisigId } from './parseSafeTxHash.ts'
import type { Report } from './Report.ts'
import { isIncomplete, loadReport, reportKey, retryInterval, storeReport } from './reportQuery.ts'
import { storeCosignatures } from './storeCosignatures.ts'

export type QueueAnswer = { isCut: boolean; refused: readonly RefusedRow[]; results: readonly TransactionListItem[] }

/** Per request; a service may return fewer. */
const pageSize = 100

/** The service's queue with bodies and confirmations: unverified, its order ignored. */
export function queueQuery(services: Services, { chainId, address }: SafeId) {
  const list = (pageUrl: string | undefined, signal: AbortSignal) =>
    listQueue(services.service, { chainId, address, details: true, limit: pageSize, trusted: true, pageUrl, signal })
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'queue'],
    queryFn: ({ signal }) =>
      listPages((pageUrl) => list(pageUrl, signal)).catch(
        emptyIfPlanned<QueueAnswer>(services, { chainId, address }, { isCut: false, refused: [], results: [] }),
      ),
  })
}

/** Bounds what a service can make this page fetch. */
const maximumPages = 10
const maximumItems = pageSize * maximumPages

export async function listPages(
  list: (pageUrl: string | undefined) => Promise<TolerantTransactionListPage>,
): Promise<QueueAnswer> {
  const first = await list(undefined)
  let { next } = first
  const results = [...first.results]
  const refused = [...first.refused]
  for (let pages = 1; next && pages < maximumPages && results.length < maximumItems; pages += 1) {
    const page = await list(next)
    results.push(...page.results)
    refused.push(...page.refused)
    next = page.next
  }
  const isCut = Boolean(next) || results.length > maximumItems
  return { isCut, refused: refused.slice(0, maximumItems), results: results.slice(0, maximumItems) }
}

export type QueuedItem = {
  safeTxHash: Hex
  summary: TransactionSummary
  /** Undefined where the service omits them or they cannot be parsed. */
  details: TransactionDetails | undefined
}

/** Proposals of this Safe, without duplicates; labels are recomputed from verified nonces. */
export function listQueued(items: readonly TransactionListItem[], safe: string): QueuedItem[] {
  const found = new Map<string, QueuedItem>()
  for (const item of items) {
    if (item.type !== 'TRANSACTION') continue
    const id = parseMultisigId(item.transaction.id)
    if (!id || id.safe.toLowerCase() !== safe.toLowerCase()) continue
    found.set(id.safeTxHash, { safeTxHash: id.safeTxHash, summary: item.transaction, details: item.details })
  }
  return [...found.values()]
}

/** Verified per batch, so that the first of a long queue need not wait for the last. */
const together = 100

/** Verifies one response of the service in batches, each with one read of the chain. */
export function listQueueReportsQueries(
  services: Services,
  safe: SafeId,
  { items, answer }: { items: readonly QueuedItem[]; answer: QueueAnswer | undefined },
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
