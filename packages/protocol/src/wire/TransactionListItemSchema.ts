import { z } from 'zod'
import { CountSchema, TimestampSchema } from './CountSchema.ts'
import { createPageSchema, type RefusedRow } from './PageSchema.ts'
import { TransactionDetailsSchema } from './TransactionDetailsSchema.ts'
import { TransactionSummarySchema } from './TransactionSummarySchema.ts'

export const ConflictTypeSchema = z.enum(['None', 'HasNext', 'End'])

/** An entry of a history or queue page. */
export const TransactionListItemSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('TRANSACTION'),
    transaction: TransactionSummarySchema,
    conflictType: ConflictTypeSchema.default('None'),
    /** In a queue requested with `details`. Invalid ones are omitted, so that the page stays usable. */
    details: TransactionDetailsSchema.optional().catch(undefined),
  }),
  z.object({ type: z.literal('DATE_LABEL'), timestamp: TimestampSchema }),
  z.object({ type: z.literal('LABEL'), label: z.enum(['Next', 'Queued']) }),
  z.object({ type: z.literal('CONFLICT_HEADER'), nonce: CountSchema }),
])

export type TransactionListItem = z.infer<typeof TransactionListItemSchema>

export const TransactionListPageSchema = createPageSchema(TransactionListItemSchema)

export type TransactionListPage = z.infer<typeof TransactionListPageSchema>

/** The same as a client reads it: a row that is malformed is refused alone. */
export type TolerantTransactionListPage = TransactionListPage & { refused: RefusedRow[] }
