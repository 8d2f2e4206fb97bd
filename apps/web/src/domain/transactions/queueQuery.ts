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
import { emptyIfPlanned } from '../safe/emptyIfPlanned.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import { parseMultisigId } from './parseTransactionId.ts'

export type QueueAnswer = {
  /** The service has more pages. */
  isCut: boolean
  /** Rows that could not be parsed. */
  refused: readonly RefusedRow[]
  results: readonly TransactionListItem[]
}

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

/** Joins the pages of a list up to the limit; `isCut`: the service has more. */
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
