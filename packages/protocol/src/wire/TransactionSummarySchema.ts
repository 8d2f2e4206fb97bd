import { z } from 'zod'
import { TimestampSchema } from './CountSchema.ts'
import { ExecutionInfoSchema } from './ExecutionInfoSchema.ts'
import { HashSchema } from './HexSchema.ts'
import { NameSchema, NoteSchema, NullableUrlSchema } from './TextSchema.ts'
import { TransactionInfoSchema } from './TransactionInfoSchema.ts'

export const TransactionStatusSchema = z.enum([
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'CANCELLED',
  'FAILED',
  'SUCCESS',
])

export type TransactionStatus = z.infer<typeof TransactionStatusSchema>

/** `multisig_<safe>_<safeTxHash>`, `module_…`, `transfer_…`, `creation_<safe>` or a bare safeTxHash. */
export const TransactionIdSchema = z.string().regex(/^[0-9A-Za-z_,]{1,256}$/, { error: 'Invalid transaction ID' })

export const SafeAppInfoSchema = z.object({
  name: NameSchema,
  url: z.string().max(2048),
  logoUri: NullableUrlSchema,
})

export type SafeAppInfo = z.infer<typeof SafeAppInfoSchema>

/** A transaction in a list. */
export const TransactionSummarySchema = z.object({
  id: TransactionIdSchema,
  timestamp: TimestampSchema,
  txStatus: TransactionStatusSchema,
  txInfo: TransactionInfoSchema,
  txHash: HashSchema.nullable().default(null),
  executionInfo: ExecutionInfoSchema.nullable().default(null),
  safeAppInfo: SafeAppInfoSchema.nullable().default(null),
  note: NoteSchema.nullable().default(null),
})

export type TransactionSummary = z.infer<typeof TransactionSummarySchema>
