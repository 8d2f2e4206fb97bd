import type { SafeOperation } from '@countersign/protocol/hash'
import { AddressSchema, HashSchema, HexSchema, SignatureHexSchema, UintStringSchema } from '@countersign/protocol/wire'
import { size } from 'viem'
import { z } from 'zod'
import { ServiceUintSchema } from '../transactions/ServiceProposalSchema.ts'
import { SignatureTypeSchema } from '../transactions/ServiceTransactionSchema.ts'

const DateSchema = z.iso.datetime()

export const ServiceSafeOperationConfirmationSchema = z.object({
  created: DateSchema,
  modified: DateSchema,
  owner: AddressSchema,
  signature: HexSchema,
  signatureType: SignatureTypeSchema,
})

export type ServiceSafeOperationConfirmation = z.infer<typeof ServiceSafeOperationConfirmationSchema>

/** An ERC-4337 user operation. */
export const ServiceSafeOperationSchema = z.object({
  confirmations: z.array(ServiceSafeOperationConfirmationSchema),
  created: DateSchema,
  modified: DateSchema,
  moduleAddress: AddressSchema,
  /** Signatures collected so far, sorted by owner; may be below the threshold. */
  preparedSignature: HexSchema.nullable(),
  safeOperationHash: HashSchema,
  userOperation: z.object({
    callData: HexSchema.nullable(),
    callGasLimit: UintStringSchema,
    entryPoint: AddressSchema,
    /** Always null: bundlers are not indexed. */
    ethereumTxHash: HashSchema.nullable(),
    initCode: HexSchema.nullable(),
    maxFeePerGas: UintStringSchema,
    maxPriorityFeePerGas: UintStringSchema,
    nonce: UintStringSchema,
    paymaster: AddressSchema.nullable(),
    /** Everything after the paymaster's address: for entry point 0.7 its two gas limits first. */
    paymasterData: HexSchema.nullable(),
    preVerificationGas: UintStringSchema,
    sender: AddressSchema,
    signature: HexSchema,
    userOperationHash: HashSchema,
    verificationGasLimit: UintStringSchema,
  }),
  validAfter: DateSchema.nullable(),
  validUntil: DateSchema.nullable(),
})

export type ServiceSafeOperation = z.infer<typeof ServiceSafeOperationSchema>

/**
 * Entry points accept less than 128 bits. Piped, because refinements also run on rejected values, and BigInt throws on
 * text.
 */
const GasSchema = ServiceUintSchema.pipe(
  z.string().refine((gas) => BigInt(gas) < 2n ** 128n, { error: 'Invalid number: expected less than 2^128' }),
)

const BytesSchema = HexSchema.nullable()
  .default(null)
  .transform((bytes) => bytes ?? '0x')

/** An address followed by data. */
const PackedSchema = BytesSchema.refine((bytes) => bytes === '0x' || size(bytes) >= 20, {
  error: 'Invalid bytes: expected an address to begin with',
})

const SecondsSchema = z.iso
  .datetime({ offset: true })
  .nullable()
  .default(null)
  .transform((date) => (date === null ? 0 : Math.floor(new Date(date).getTime() / 1000)))
  .refine((seconds) => seconds >= 0, { error: 'Invalid date: expected one since 1970' })

/** Body of `POST /v1/safes/:address/safe-operations`. */
export const ServiceSafeOperationRequestSchema = z
  .object({
    callData: BytesSchema,
    callGasLimit: GasSchema,
    entryPoint: AddressSchema,
    initCode: PackedSchema,
    maxFeePerGas: GasSchema,
    maxPriorityFeePerGas: GasSchema,
    moduleAddress: AddressSchema,
    nonce: ServiceUintSchema,
    paymasterAndData: PackedSchema,
    preVerificationGas: GasSchema,
    signature: SignatureHexSchema,
    validAfter: SecondsSchema,
    validUntil: SecondsSchema,
    verificationGasLimit: GasSchema,
  })
  .transform(({ entryPoint, moduleAddress, signature, ...fields }) => ({
    entryPoint,
    module: moduleAddress,
    operation: {
      ...fields,
      callGasLimit: BigInt(fields.callGasLimit),
      maxFeePerGas: BigInt(fields.maxFeePerGas),
      maxPriorityFeePerGas: BigInt(fields.maxPriorityFeePerGas),
      nonce: BigInt(fields.nonce),
      preVerificationGas: BigInt(fields.preVerificationGas),
      verificationGasLimit: BigInt(fields.verificationGasLimit),
    } satisfies Omit<SafeOperation, 'safe'>,
    signature,
  }))
