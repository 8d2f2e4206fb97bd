import {
  createPageLinks,
  parseCursor,
  type TransactionListItem,
  TransactionListPageSchema,
  type TransactionSummary,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { listHistoryPage } from '../../db/queries/listHistoryPage.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { loadTokenMap } from '../tokens/knownTokens.ts'
import { createBooleanQuerySchema, SafeParamsSchema } from '../wire/wireSchemas.ts'
import { explainEach } from './explainEach.ts'
import { imitationWindow, markImitations } from './markImitations.ts'
import { toCreationSummary, toTransactionSummary } from './toTransactionSummary.ts'

/** The client's time zone: an IANA name, or (old clients) an offset from UTC in milliseconds. */
const TimezoneQueryShape = {
  timezone: z.string().refine(isTimezone, { error: 'Invalid Timezone' }).optional(),
  timezone_offset: z
    .string()
    .regex(/^-?\d{1,9}$/, { error: 'Validation failed (numeric string is expected)' })
    .transform(Number)
    .optional(),
}

/** Pages count on-chain transactions. */
export const listHistoryTransactions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/transactions/history',
  summary: 'List executed transactions of a Safe',
  description: 'Newest first, with a date label per day.',
  params: SafeParamsSchema,
  query: z.object({
    cursor: z.string().optional(),
    imitation: createBooleanQuerySchema(true),
    trusted: createBooleanQuerySchema(true),
    ...TimezoneQueryShape,
  }),
  response: TransactionListPageSchema,
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
    const cursor = parseCursor(query.cursor)
    // The previous entry determines whether the first day label repeats; later ones are needed to detect imitations.
    const [safe, { edges, entries: listed, hasMore: hasNext, previous: ahead }] = await Promise.all([
      getKnownSafe(db, chain, address),
      listHistoryPage(db, { ...cursor, chainId, further: imitationWindow, isWithPrevious: true, safe: address }),
    ])
    const before = ahead ? 1 : 0
    const entries = ahead ? [ahead, ...listed] : listed
    const records = entries.flatMap(({ items }) => items)
    const tokens = await loadTokenMap(db, { config: chain.config, records })
    const explained = await explainEach(records, { ...chain, maxDepth: 0 }, (record, decoded) =>
      toTransactionSummary(record, { ...chain, decoded, safe, tokens }),
    )
    const described = markImitations(entries.map(({ items }) => explained.splice(0, items.length))).map((items) =>
      items.filter((item) => isShown(item, query)),
    )
    const summaries = described.slice(before, before + cursor.limit).flat()
    if (!hasNext && safe.record) summaries.push(toCreationSummary(safe.record))
    const previous = before > 0 ? described[0]?.at(-1) : undefined
    const results = withDates(summaries, { dayOf: createDayOf(query), previous })
    return {
      count: results.length,
      ...createPageLinks({
        cursor,
        edges,
        hasNext,
        taken: Math.min(cursor.limit, listed.length),
        url: toPublicUrl(c, publicUrl),
      }),
      results,
    }
  },
})

/** Hides zero-amount tokens always; untrusted ones and imitations on request. */
function isShown(
  { executionInfo, txInfo }: TransactionSummary,
  { imitation, trusted }: { imitation: boolean; trusted: boolean },
): boolean {
  if (executionInfo !== null || txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return true
  const { transferInfo } = txInfo
  if (transferInfo.value === '0' || (trusted && transferInfo.trusted === false)) return false
  return imitation || !transferInfo.imitation
}

function withDates(
  summaries: readonly TransactionSummary[],
  { dayOf, previous }: { dayOf: (timestamp: number) => string; previous: TransactionSummary | undefined },
): TransactionListItem[] {
  let day = previous ? dayOf(previous.timestamp) : undefined
  return summaries.flatMap((transaction): TransactionListItem[] => {
    const item: TransactionListItem = { conflictType: 'None', transaction, type: 'TRANSACTION' }
    const itsDay = dayOf(transaction.timestamp)
    if (itsDay === day) return [item]
    day = itsDay
    return [{ timestamp: transaction.timestamp, type: 'DATE_LABEL' }, item]
  })
}

type Timezone = { timezone?: string | undefined; timezone_offset?: number | undefined }

/** Formats the day (YYYY-MM-DD) of a timestamp in the client's time zone. */
function createDayOf({ timezone, timezone_offset: offset = 0 }: Timezone): (timestamp: number) => string {
  if (timezone === undefined) return (timestamp) => new Date(timestamp + offset).toISOString().slice(0, 10)
  const format = new Intl.DateTimeFormat('en-CA', {
    day: '2-digit',
    month: '2-digit',
    timeZone: timezone,
    year: 'numeric',
  })
  return (timestamp) => format.format(timestamp)
}

function isTimezone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
