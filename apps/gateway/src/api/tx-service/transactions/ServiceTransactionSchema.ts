import {
  AddressSchema,
  CountSchema,
  DataDecodedSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'

const DateSchema = z.iso.datetime()

export const SignatureTypeSchema = z.enum(['APPROVED_HASH', 'CONTRACT_SIGNATURE', 'EOA', 'ETH_SIGN'])

export type SignatureType = z.infer<typeof SignatureTypeSchema>

export const ServiceConfirmationSchema = z.object({
  owner: AddressSchema,
  signature: HexSchema,
  signatureType: SignatureTypeSchema,
  submissionDate: DateSchema,
  transactionHash: HashSchema.nullable(),
})

export type ServiceConfirmation = z.infer<typeof ServiceConfirmationSchema>

/** Hashed fields are null only if the executed call is unknown. */
export const ServiceTransactionSchema = z.object({
  baseGas: UintStringSchema.nullable(),
  blockNumber: CountSchema.nullable(),
  confirmations: z.array(ServiceConfirmationSchema),
  confirmationsRequired: CountSchema,
  data: HexSchema.nullable(),
  dataDecoded: DataDecodedSchema.nullable(),
  ethGasPrice: UintStringSchema.nullable(),
  executionDate: DateSchema.nullable(),
  executor: AddressSchema.nullable(),
  fee: UintStringSchema.nullable(),
  gasPrice: UintStringSchema.nullable(),
  gasToken: AddressSchema.nullable(),
  gasUsed: CountSchema.nullable(),
  isExecuted: z.boolean(),
  isSuccessful: z.boolean().nullable(),
  maxFeePerGas: UintStringSchema.nullable(),
  maxPriorityFeePerGas: UintStringSchema.nullable(),
  modified: DateSchema,
  nonce: UintStringSchema.nullable(),
  operation: OperationSchema.nullable(),
  /** JSON text. */
  origin: z.string(),
  payment: UintStringSchema.nullable(),
  proposedByDelegate: AddressSchema.nullable(),
  proposer: AddressSchema.nullable(),
  refundReceiver: AddressSchema.nullable(),
  safe: AddressSchema,
  safeTxGas: UintStringSchema.nullable(),
  safeTxHash: HashSchema,
  /** As passed to the contract. */
  signatures: HexSchema.nullable(),
  submissionDate: DateSchema,
  to: AddressSchema.nullable(),
  transactionHash: HashSchema.nullable(),
  trusted: z.boolean(),
  value: UintStringSchema.nullable(),
})

export type ServiceTransaction = z.infer<typeof ServiceTransactionSchema>
