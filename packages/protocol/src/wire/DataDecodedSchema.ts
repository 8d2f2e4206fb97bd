import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { type Operation, OperationSchema } from './CountSchema.ts'
import { HexSchema } from './HexSchema.ts'
import { createTextSchema } from './TextSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

/** A batch in a batch goes five levels down; the kernel itself explains eight of them. */
const maximumDepth = 64

/** Refuses what is nested without end, before a schema that calls itself runs out of stack over it. */
function limitDepth<schema extends z.ZodType>(schema: schema) {
  return z
    .unknown()
    .refine((value) => !isDeeperThan(value, maximumDepth), {
      error: `Nested deeper than ${maximumDepth} levels.`,
    })
    .pipe(schema)
}

/** Level by level: nothing here calls itself. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value].filter(isNesting)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= limit) return true
    level = level.flatMap((nesting) => Object.values(nesting)).filter(isNesting)
  }
  return false
}

function isNesting(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A decoded argument: text, or nested lists of text for arrays and tuples. */
export type ParameterValue = string | ParameterValue[]

export type DataDecodedParameter = {
  name: string
  type: string
  value: ParameterValue
  valueDecoded?: InternalTransaction[] | DataDecoded | null | undefined
}

export type InternalTransaction = {
  operation: Operation
  to: Address
  value: string
  data: Hex | null
  dataDecoded?: DataDecoded | null | undefined
}

export type DataDecoded = {
  method: string
  parameters: DataDecodedParameter[] | null
  accuracy?: DecodingAccuracy | undefined
}

export const DecodingAccuracySchema = z.enum([
  'FULL_MATCH',
  'PARTIAL_MATCH',
  'ONLY_FUNCTION_MATCH',
  'NO_MATCH',
  'UNKNOWN',
])

export type DecodingAccuracy = z.infer<typeof DecodingAccuracySchema>

const SolidityTextSchema = createTextSchema(256)

const ValueSchema: z.ZodType<ParameterValue> = z.lazy(() => z.union([z.string(), z.array(ValueSchema)]))

const CallSchema: z.ZodType<InternalTransaction> = z.lazy(() =>
  z.object({
    operation: OperationSchema,
    to: AddressSchema,
    value: UintStringSchema,
    data: HexSchema.nullable().default(null),
    dataDecoded: DecodedSchema.nullish(),
  }),
)

const ParameterSchema: z.ZodType<DataDecodedParameter> = z.lazy(() =>
  z.object({
    name: SolidityTextSchema,
    type: SolidityTextSchema,
    value: ValueSchema,
    valueDecoded: z.union([z.array(CallSchema), DecodedSchema]).nullish(),
  }),
)

const DecodedSchema: z.ZodType<DataDecoded> = z.lazy(() =>
  z.object({
    method: SolidityTextSchema,
    parameters: z.array(ParameterSchema).nullable().default(null),
    accuracy: DecodingAccuracySchema.catch('UNKNOWN').optional(),
  }),
)

// A service can nest without end: what is used from outside looks at the depth first.
export const ParameterValueSchema: z.ZodType<ParameterValue> = limitDepth(ValueSchema)
export const InternalTransactionSchema: z.ZodType<InternalTransaction> = limitDepth(CallSchema)

/** Calldata as the service explains it: a claim. The kernel decodes again from the bytes. */
export const DataDecodedSchema: z.ZodType<DataDecoded> = limitDepth(DecodedSchema)

/** Body of `POST /v1/chains/{chainId}/safes/{safe}/views/transaction-confirmation`, which older clients call. */
export const ConfirmationViewRequestSchema = z.object({
  data: HexSchema,
  operation: OperationSchema.optional(),
  to: AddressSchema.optional(),
  value: UintStringSchema.optional(),
})

/** Its answer. Kinds of partner protocols are read like the general one: by the bytes. */
export const ConfirmationViewSchema = z.object({ type: z.string().max(100) }).and(DataDecodedSchema)

export type ConfirmationView = z.infer<typeof ConfirmationViewSchema>

/** Body of `POST /v1/chains/{chainId}/data-decoder`. Official clients leave `to` out at times. */
export const DataDecoderRequestSchema = z.object({
  data: HexSchema,
  to: AddressSchema.optional(),
  operation: OperationSchema.optional(),
})

export type DataDecoderRequest = z.infer<typeof DataDecoderRequestSchema>
