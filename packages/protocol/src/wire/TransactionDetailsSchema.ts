import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { createPageSchema, type RefusedRow } from './PageSchema.ts'
import {
  AddressSchema,
  CountSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  SignatureHexSchema,
  TimestampSchema,
  UintStringSchema,
} from './primitives.ts'
import { NoteSchema } from './TextSchema.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'
import { TransactionInfoSchema } from './TransactionInfoSchema.ts'
import {
  DetailedExecutionInfoSchema,
  SafeAppInfoSchema,
  TransactionIdSchema,
  TransactionStatusSchema,
  TransactionSummarySchema,
} from './TransactionSummarySchema.ts'

/** Call of a transaction. `to`, `value`, `hexData` and `operation` are hashed; the other fields are claims. */
export const TransactionDataSchema = z.object({
  hexData: HexSchema.nullable().default(null),
  dataDecoded: DataDecodedSchema.nullable().default(null),
  to: AddressExSchema,
  value: UintStringSchema.nullable().default(null),
  operation: OperationSchema,
  trustedDelegateCallTarget: z.boolean().nullable().default(null),
  addressInfoIndex: z.record(z.string(), AddressExSchema).nullable().default(null),
  tokenInfoIndex: z.record(z.string(), TokenInfoSchema).nullable().default(null),
})

export type TransactionData = z.infer<typeof TransactionDataSchema>

/** `GET /v1/chains/{chainId}/transactions/{transactionId}` */
export const TransactionDetailsSchema = z.object({
  safeAddress: AddressSchema,
  txId: TransactionIdSchema,
  executedAt: TimestampSchema.nullable().default(null),
  txStatus: TransactionStatusSchema,
  txInfo: TransactionInfoSchema,
  txData: TransactionDataSchema.nullable().default(null),
  detailedExecutionInfo: DetailedExecutionInfoSchema.nullable().default(null),
  txHash: HashSchema.nullable().default(null),
  safeAppInfo: SafeAppInfoSchema.nullable().default(null),
  note: NoteSchema.nullable().default(null),
  /** Author's signature over note and transaction hash; without it the author is unknown. Not in the official service. */
  noteSignature: SignatureHexSchema.nullable().optional(),
})

export type TransactionDetails = z.infer<typeof TransactionDetailsSchema>

/** Answer of `POST /v1/chains/{chainId}/transactions/{safe}/preview` */
export const TransactionPreviewSchema = z.object({ txInfo: TransactionInfoSchema, txData: TransactionDataSchema })

export type TransactionPreview = z.infer<typeof TransactionPreviewSchema>

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
