import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { AddressSchema } from './AddressSchema.ts'
import { boundConfirmations } from './boundConfirmations.ts'
import { CountSchema, TimestampSchema } from './CountSchema.ts'
import { HashSchema, HexSchema } from './HexSchema.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

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

export type Confirmation = z.infer<typeof ConfirmationSchema>

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
