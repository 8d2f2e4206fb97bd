import { z } from 'zod'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { AddressSchema, HexSchema, OperationSchema, UintStringSchema } from './primitives.ts'
import { NameSchema, NullableUrlSchema } from './TextSchema.ts'

/** Body of `POST /v1/chains/{chainId}/data-decoder`. Official clients sometimes omit `to`. */
export const DataDecoderRequestSchema = z.object({
  data: HexSchema,
  to: AddressSchema.optional(),
  operation: OperationSchema.optional(),
})

export type DataDecoderRequest = z.infer<typeof DataDecoderRequestSchema>

/** Body of `POST /v1/chains/{chainId}/safes/{safe}/views/transaction-confirmation`, which older clients call. */
export const ConfirmationViewRequestSchema = z.object({
  data: HexSchema,
  operation: OperationSchema.optional(),
  to: AddressSchema.optional(),
  value: UintStringSchema.optional(),
})

/** Response. Types of partner protocols are parsed like the generic one. */
export const ConfirmationViewSchema = z.object({ type: z.string().max(100) }).and(DataDecodedSchema)

export type ConfirmationView = z.infer<typeof ConfirmationViewSchema>

/** `GET /v1/chains/{chainId}/contracts/{address}`. Whether a target may be delegatecalled is decided by the kernel alone. */
export const ContractInfoSchema = z.object({
  address: AddressSchema,
  name: NameSchema.nullable().default(null),
  displayName: NameSchema.nullable().default(null),
  logoUri: NullableUrlSchema,
  contractAbi: z
    .object({ abi: z.array(z.record(z.string(), z.unknown())) })
    .nullable()
    .default(null),
  trustedForDelegateCall: z.boolean().default(false),
})

export type ContractInfo = z.infer<typeof ContractInfoSchema>
