import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { AddressSchema, HexSchema, type Operation, OperationSchema, UintStringSchema } from './primitives.ts'
import { createTextSchema } from './TextSchema.ts'

/** A batch in a batch has five levels; the kernel decodes eight. */
const maximumDepth = 64

/** Rejects deep nesting before a recursive schema overflows the stack. */
function limitDepth<schema extends z.ZodType>(schema: schema) {
  return z
    .unknown()
    .refine((value) => !isDeeperThan(value, maximumDepth), {
      error: `Nested deeper than ${maximumDepth} levels.`,
    })
    .pipe(schema)
}

/** Iterative, level by level. */
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

type DecodingAccuracy = z.infer<typeof DecodingAccuracySchema>

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

// A service can nest without limit: exported schemas check the depth first.
export const ParameterValueSchema: z.ZodType<ParameterValue> = limitDepth(ValueSchema)

export const InternalTransactionSchema: z.ZodType<InternalTransaction> = limitDepth(CallSchema)

/** Calldata decoded by the service: a claim. The kernel decodes the bytes again. */
export const DataDecodedSchema: z.ZodType<DataDecoded> = limitDepth(DecodedSchema)
