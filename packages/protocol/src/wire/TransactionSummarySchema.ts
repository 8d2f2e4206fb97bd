import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { boundConfirmations } from './PageSchema.ts'
import { AddressSchema, CountSchema, HashSchema, HexSchema, TimestampSchema, UintStringSchema } from './primitives.ts'
import { NameSchema, NoteSchema, NullableUrlSchema } from './TextSchema.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'
import { TransactionInfoSchema } from './TransactionInfoSchema.ts'

const ModuleExecutionInfoSchema = z.object({ type: z.literal('MODULE'), address: AddressExSchema })

const MultisigExecutionInfoSchema = z.object({
  type: z.literal('MULTISIG'),
  nonce: CountSchema,
  confirmationsRequired: CountSchema,
  confirmationsSubmitted: CountSchema,
  missingSigners: z.array(AddressExSchema).nullable().default(null),
})

/** In lists. */
export const ExecutionInfoSchema = z.discriminatedUnion('type', [
  MultisigExecutionInfoSchema,
  ModuleExecutionInfoSchema,
])

/** One confirmation. The signature is null only where an executed transaction's signatures could not be read. */
const ConfirmationSchema = z.object({
  signer: AddressExSchema,
  signature: HexSchema.nullable().default(null),
  submittedAt: TimestampSchema,
})

const MultisigDetailsSchema = z.object({
  type: z.literal('MULTISIG'),
  submittedAt: TimestampSchema,
  nonce: CountSchema,
  safeTxGas: UintStringSchema,
  baseGas: UintStringSchema,
  gasPrice: UintStringSchema,
  gasToken: AddressSchema,
  fee: UintStringSchema.nullable().default(null),
  payment: UintStringSchema.nullable().default(null),
  refundReceiver: AddressExSchema,
  safeTxHash: HashSchema,
  executor: AddressExSchema.nullable().default(null),
  signers: z.array(AddressExSchema),
  confirmationsRequired: CountSchema,
  confirmations: z.array(ConfirmationSchema).overwrite(boundConfirmations),
  rejectors: z.array(AddressExSchema).default([]),
  gasTokenInfo: TokenInfoSchema.nullable().default(null),
  trusted: z.boolean(),
  proposer: AddressExSchema.nullable().default(null),
  proposedByDelegate: AddressExSchema.nullable().default(null),
})

export type MultisigDetails = z.infer<typeof MultisigDetailsSchema>

/** In details. */
export const DetailedExecutionInfoSchema = z.discriminatedUnion('type', [
  MultisigDetailsSchema,
  ModuleExecutionInfoSchema,
])

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
