import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { AddressSchema } from './AddressSchema.ts'
import { OperationSchema, TimestampSchema } from './CountSchema.ts'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { DetailedExecutionInfoSchema } from './ExecutionInfoSchema.ts'
import { HashSchema, HexSchema, SignatureHexSchema } from './HexSchema.ts'
import { NoteSchema } from './TextSchema.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'
import { TransactionInfoSchema } from './TransactionInfoSchema.ts'
import { SafeAppInfoSchema, TransactionIdSchema, TransactionStatusSchema } from './TransactionSummarySchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

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
