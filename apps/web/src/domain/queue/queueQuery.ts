import { listQueue } from '@countersign/client'
import type { TransactionListItem, TransactionListPage, TransactionSummary } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { getAddress, type Hex, isAddress } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** The service's queue: hashes to verify, and an order to ignore. */
export function queueQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'queue'],
    queryFn: ({ signal }) =>
      listPages((pageUrl) => listQueue(services.service, { chainId, address, trusted: true, pageUrl, signal })),
    refetchInterval: 20_000,
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

export type QueuedItem = { safeTxHash: Hex; summary: TransactionSummary }

/** Items that are proposals of this very Safe, each once; labels are made anew from verified nonces. */
export function listQueued(items: readonly TransactionListItem[], safe: string): QueuedItem[] {
  const found = new Map<string, QueuedItem>()
  for (const item of items) {
    if (item.type !== 'TRANSACTION') continue
    const id = parseMultisigId(item.transaction.id)
    if (!id || id.safe.toLowerCase() !== safe.toLowerCase()) continue
    found.set(id.safeTxHash, { safeTxHash: id.safeTxHash, summary: item.transaction })
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
