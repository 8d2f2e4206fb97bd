import {
  createPageLinks,
  parseCursor,
  type TransactionListItem,
  type TransactionListPage,
  type TransactionSummary,
} from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type HistoryEntry, listHistoryPage } from '../../db/queries/listHistoryPage.ts'
import type { TransferRecord } from '../../db/queries/Records.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../ChainRegistry.ts'
import { parseParams, parseQuery } from '../parseInput.ts'
import { SafeParamsSchema } from '../SafeParamsSchema.ts'
import { getKnownSafe } from '../safes/getKnownSafe.ts'
import { toPublicUrl } from '../toPublicUrl.ts'
import { createBooleanQuerySchema } from './createBooleanQuerySchema.ts'
import { createDayOf, TimezoneQueryShape } from './createDayOf.ts'
import { loadTokenMap } from './loadTokenMap.ts'
import { toCreationSummary, toTransactionSummary } from './toTransactionSummary.ts'

const QuerySchema = z.object({
  cursor: z.string().optional(),
  imitation: createBooleanQuerySchema(true),
  trusted: createBooleanQuerySchema(true),
  ...TimezoneQueryShape,
})

export type ListHistoryTransactionsDeps = {
  chains: ChainRegistry
  db: Kysely<Database>
  publicUrl: string | undefined
}

/** `GET /v1/chains/:chainId/safes/:address/transactions/history`: pages are cut by transactions of the chain. */
export function listHistoryTransactions({ chains, db, publicUrl }: ListHistoryTransactionsDeps) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/transactions/history', async (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    const query = parseQuery(c, QuerySchema)
    const chain = getServedChain(chains, chainId)
    const cursor = parseCursor(query.cursor)
    // The entry before the page tells whether its first day has its label already.
    const before = Math.min(cursor.offset, 1)
    const [safe, { entries, hasMore }] = await Promise.all([
      getKnownSafe(db, chain, address),
      listHistoryPage(db, { chainId, limit: before + cursor.limit, offset: cursor.offset - before, safe: address }),
    ])
    const page = entries.slice(before)
    const records = page.flatMap(({ items }) => items.filter((item) => item.type !== 'transfer' || !isDust(item)))
    const tokens = await loadTokenMap(db, { config: chain.config, records })
    const summaries = records.map((record) => toTransactionSummary(record, { safe, tokens }))
    if (!hasMore && safe.record) summaries.push(toCreationSummary(safe.record))
    const results = withDates(summaries, { dayOf: createDayOf(query), previous: before > 0 ? entries[0] : undefined })
    return c.json<TransactionListPage>({
      count: results.length,
      ...createPageLinks({ cursor, hasNext: hasMore, url: toPublicUrl(c, publicUrl) }),
      results,
    })
  })
}

/** Transfers of nothing cost their sender little and are sent to put false addresses into a history. */
function isDust({ kind, value }: TransferRecord): boolean {
  return kind === 'erc20' && value === 0n
}

function withDates(
  summaries: readonly TransactionSummary[],
  { dayOf, previous }: { dayOf: (timestamp: number) => string; previous: HistoryEntry | undefined },
): TransactionListItem[] {
  let day = previous ? dayOf(previous.timestamp * 1000) : undefined
  return summaries.flatMap((transaction): TransactionListItem[] => {
    const item: TransactionListItem = { conflictType: 'None', transaction, type: 'TRANSACTION' }
    const itsDay = dayOf(transaction.timestamp)
    if (itsDay === day) return [item]
    day = itsDay
    return [{ timestamp: transaction.timestamp, type: 'DATE_LABEL' }, item]
  })
}
