import { listQueue } from '@countersign/client'
import type {
  TransactionDetails,
  TransactionListItem,
  TransactionListPage,
  TransactionSummary,
} from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { type Address, getAddress, type Hex, isAddress } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** So many in one request; a service may give fewer. */
const pageSize = 100

/** The service's queue, bodies and confirmations with it: claims to verify, and an order to ignore. */
export function queueQuery(services: Services, { chainId, address }: SafeId) {
  const list = (pageUrl: string | undefined, signal: AbortSignal) =>
    listQueue(services.service, { chainId, address, details: true, limit: pageSize, trusted: true, pageUrl, signal })
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'queue'],
    queryFn: ({ signal }) => listPages((pageUrl) => list(pageUrl, signal)),
  })
}

/** A service can name further pages for ever; nobody reads a queue of thousands. */
const maximumPages = 10

/** All pages of a list as one; `next` stays where more would follow. */
export async function listPages(
  list: (pageUrl: string | undefined) => Promise<TransactionListPage>,
): Promise<TransactionListPage> {
  const first = await list(undefined)
  let { next } = first
  const results = [...first.results]
  for (let pages = 1; next && pages < maximumPages; pages += 1) {
    const page = await list(next)
    results.push(...page.results)
    next = page.next
  }
  return { ...first, next, results }
}

export type QueuedItem = {
  safeTxHash: Hex
  summary: TransactionSummary
  /** Undefined from a service that does not put them into its list, or not readably. */
  details: TransactionDetails | undefined
}

/** Items that are proposals of this very Safe, each once; labels are made anew from verified nonces. */
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

export type MultisigId = { safe: string; safeTxHash: Hex }

/** Takes `multisig_<safe>_<hash>` apart; undefined for every other kind of id. */
export function parseMultisigId(id: string): MultisigId | undefined {
  const match = /^multisig_(0x[0-9a-fA-F]{40})_0x([0-9a-fA-F]{64})$/.exec(id)
  const [, safe, digits] = match ?? []
  if (!safe || !digits || !isAddress(safe, { strict: false })) return undefined
  return { safe: getAddress(safe), safeTxHash: `0x${digits.toLowerCase()}` }
}

/** The hash in a link: bare, or inside `multisig_<safe>_<hash>` of this very Safe. */
export function parseTransactionId(id: string, safe: Address): Hex | undefined {
  if (/^0x[0-9a-fA-F]{64}$/.test(id)) return `0x${id.slice(2).toLowerCase()}`
  const parsed = parseMultisigId(id)
  return parsed && parsed.safe.toLowerCase() === safe.toLowerCase() ? parsed.safeTxHash : undefined
}
