import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { type Operation, OperationSchema } from './CountSchema.ts'
import { HexSchema } from './HexSchema.ts'
import { limitDepth } from './limitDepth.ts'
import { createTextSchema } from './TextSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

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
