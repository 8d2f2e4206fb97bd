import { type Address, getAddress, type Hex } from 'viem'
import { z } from 'zod'
import { isHexBytes } from '../wire/primitives.ts'

// Results contain output of untrusted contracts: every list and text is bounded.
const maxLogs = 5_000
const maxData = 2 * 262_144
const maxFrames = 5_000

const DataSchema = z.string().max(maxData).refine(isHexBytes)
const AddressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((value): Address => getAddress(value))
const WordSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform((value): Hex => `0x${value.slice(2).toLowerCase()}`)
/** Some nodes write numbers with leading zeros, and none as `0x`. */
const QuantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{0,64}$/)
  .transform((value) => (value === '0x' ? 0n : BigInt(value)))

const LogSchema = z.object({ address: AddressSchema, data: DataSchema, topics: z.array(WordSchema).max(4) })

/** `eth_simulateV1`: one block on top of the requested one. Only the calls are complete on every node. */
export const SimulatedBlocksSchema = z
  .array(
    z.object({
      number: QuantitySchema.nullish(),
      parentHash: WordSchema.nullish(),
      calls: z
        .array(
          z.object({
            status: QuantitySchema,
            returnData: DataSchema,
            gasUsed: QuantitySchema,
            logs: z
              .array(LogSchema)
              .max(maxLogs)
              .nullish()
              .transform((logs) => logs ?? []),
            error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).nullish(),
          }),
        )
        .max(2_000),
    }),
  )
  .length(1)

/** Call frame of `callTracer`. */
export type Frame = {
  type: string
  from: Address
  to?: Address | undefined
  value?: bigint | undefined
  gasUsed?: bigint | undefined
  input: Hex
  output?: Hex | undefined
  error?: string | undefined
  logs?: { address: Address; data: Hex; topics: Hex[] }[] | undefined
  calls?: Frame[] | undefined
}

const FrameSchema: z.ZodType<Frame> = z.object({
  type: z.string().regex(/^[A-Z0-9]{1,16}$/),
  from: AddressSchema,
  to: AddressSchema.optional(),
  value: QuantitySchema.optional(),
  gasUsed: QuantitySchema.optional(),
  input: DataSchema.default('0x'),
  output: DataSchema.optional(),
  error: z.string().max(10_000).optional(),
  logs: z.array(LogSchema).max(maxLogs).optional(),
  get calls() {
    return z.array(FrameSchema).max(maxFrames).optional()
  },
})

/** `callTracer`. Undefined for anything else, including deeper nesting than the EVM allows or too many calls. */
export function parseFrame(answer: unknown): Frame | undefined {
  if (!isBounded(answer)) return undefined
  return FrameSchema.safeParse(answer).data
}

/** Iterative, because a recursive schema would overflow the stack. The EVM nests 1,024 calls; few people read 100. */
function isBounded(answer: unknown): boolean {
  let level: unknown[] = [answer]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > 100 || count > maxFrames) return false
    level = level.flatMap((frame) => {
      const calls = typeof frame === 'object' && frame !== null && 'calls' in frame ? frame.calls : undefined
      return Array.isArray(calls) ? calls : []
    })
  }
  return true
}

const StorageSchema = z.record(z.string().regex(/^0x[0-9a-fA-F]{1,64}$/), QuantitySchema)
const StateSchema = z.record(z.string(), z.object({ storage: StorageSchema.optional() }))

/** `prestateTracer` in diff mode. */
export const StateDiffSchema = z.object({ post: StateSchema, pre: StateSchema })
export type StateDiff = z.infer<typeof StateDiffSchema>
