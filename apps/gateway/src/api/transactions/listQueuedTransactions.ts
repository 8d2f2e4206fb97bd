import { createPageLinks, parseCursor, TransactionListPageSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listBoundedQueuePage } from '../../db/queries/queue.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { loadTokenMap } from '../tokens/knownTokens.ts'
import { createBooleanQuerySchema, SafeParamsSchema } from '../wire/wireSchemas.ts'
import { arrangeQueue } from './arrangeQueue.ts'
import { explainEach } from './explainEach.ts'
import { listBatched, listRejectors } from './loadTransactionDetails.ts'
import { toTransactionDetails } from './toTransactionDetails.ts'
import { toTransactionSummary } from './toTransactionSummary.ts'

export const listQueuedTransactions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/transactions/queued',
  summary: 'List queued transactions of a Safe',
  description: 'By nonce, with labels and conflict headers.',
  params: SafeParamsSchema,
  query: z.object({
    cursor: z.string().optional(),
    /** Our extension: includes the details of each transaction, so that a queue costs one request. */
    details: createBooleanQuerySchema(false),
    trusted: createBooleanQuerySchema(true),
  }),
  response: TransactionListPageSchema,
  async handle({ c, chain, params: { address, chainId }, query }, { db, publicUrl }) {
    const cursor = parseCursor(query.cursor)
    const safe = await getKnownSafe(db, chain, address)
    // One entry beyond each end of the page determines labels and headers.
    const before = Math.min(cursor.offset, 1)
    const { isCut, transactions: records } = await listBoundedQueuePage(db, {
      chainId,
      isTrustedOnly: query.trusted,
      limit: before + cursor.limit + 1,
      nonce: safe.nonce,
      offset: cursor.offset - before,
      owners: safe.owners,
      safe: address,
    })
    const others = query.details ? (await explainEach(records, chain, listBatched)).flat() : []
    const context = { ...chain, safe, tokens: await loadTokenMap(db, { config: chain.config, others, records }) }
    const depth = query.details ? {} : ({ maxDepth: 0 } as const)
    const entries = await explainEach(records, { ...chain, ...depth }, (record, decoded) => ({
      nonce: toJsonNumber(record.transaction?.nonce ?? 0n),
      transaction: toTransactionSummary(record, { ...context, decoded }),
      ...(query.details
        ? {
            details: toTransactionDetails(record, {
              ...context,
              decoded,
              rejectors: listRejectors(record, { queue: records, safe }),
            }),
          }
        : {}),
    }))
    const page = entries.slice(before, before + cursor.limit)
    const results = arrangeQueue({
      entries: page,
      next: entries[before + cursor.limit],
      previous: before > 0 ? entries[0] : undefined,
      safeNonce: toJsonNumber(safe.nonce),
    })
    const hasNext = isCut || entries.length > before + cursor.limit
    return {
      count: results.length,
      ...createPageLinks({ cursor, hasNext, taken: page.length, url: toPublicUrl(c, publicUrl) }),
      results,
    }
  },
})
