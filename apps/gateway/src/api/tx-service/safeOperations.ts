import type { SafeOperation } from '@countersign/protocol/hash'
import { AddressSchema, HashSchema, HexSchema, SignatureHexSchema, UintStringSchema } from '@countersign/protocol/wire'
import { type Hex, size, slice } from 'viem'
import { z } from 'zod'
import type { SafeOperationRecord } from '../../db/queries/safeOperations.ts'
import type { TransactionContext } from '../transactions/TransactionContext.ts'
import { toBlockDate } from './dialect.ts'
import { prepareSignature, ServiceSignatureSchema, toServiceSignatures } from './serviceSignatures.ts'
import { ServiceUintSchema } from './transactionRoutes.ts'

const DateSchema = z.iso.datetime()

/** An ERC-4337 user operation. */
export const ServiceSafeOperationSchema = z.object({
  confirmations: z.array(ServiceSignatureSchema),
  created: DateSchema,
  modified: DateSchema,
  moduleAddress: AddressSchema,
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
  error: 'Invalid bytes: expected a leading address',
})

const SecondsSchema = z.iso
  .datetime({ offset: true })
  .nullable()
  .default(null)
  .transform((date) => (date === null ? 0 : Math.floor(new Date(date).getTime() / 1000)))
  .refine((seconds) => seconds >= 0, { error: 'Invalid date: expected 1970 or later' })

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

export function toServiceSafeOperation(
  record: SafeOperationRecord,
  context: Pick<TransactionContext, 'safe'>,
): ServiceSafeOperation {
  const { operation } = record
  const confirmations = toServiceSignatures(record, context)
  const preparedSignature = prepareSignature(confirmations)
  return {
    confirmations,
    created: record.createdAt.toISOString(),
    modified: record.modifiedAt.toISOString(),
    moduleAddress: record.module,
    preparedSignature,
    safeOperationHash: record.safeOperationHash,
    userOperation: {
      ...splitPaymaster(operation.paymasterAndData),
      callData: toNullable(operation.callData),
      callGasLimit: operation.callGasLimit.toString(),
      entryPoint: record.entryPoint,
      ethereumTxHash: record.executedIn,
      initCode: toNullable(operation.initCode),
      maxFeePerGas: operation.maxFeePerGas.toString(),
      maxPriorityFeePerGas: operation.maxPriorityFeePerGas.toString(),
      nonce: operation.nonce.toString(),
      preVerificationGas: operation.preVerificationGas.toString(),
      sender: operation.safe,
      signature: preparedSignature ?? '0x',
      userOperationHash: record.userOperationHash,
      verificationGasLimit: operation.verificationGasLimit.toString(),
    },
    validAfter: operation.validAfter === 0 ? null : toBlockDate(operation.validAfter),
    validUntil: operation.validUntil === 0 ? null : toBlockDate(operation.validUntil),
  }
}

/** Two parts that clients concatenate again. */
function splitPaymaster(
  paymasterAndData: Hex,
): Pick<ServiceSafeOperation['userOperation'], 'paymaster' | 'paymasterData'> {
  if (paymasterAndData === '0x') return { paymaster: null, paymasterData: null }
  return {
    paymaster: AddressSchema.parse(slice(paymasterAndData, 0, 20)),
    paymasterData: size(paymasterAndData) === 20 ? null : slice(paymasterAndData, 20),
  }
}

const toNullable = (bytes: Hex) => (bytes === '0x' ? null : bytes)
