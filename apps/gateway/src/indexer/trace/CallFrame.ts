import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { z } from 'zod'

/** One call of a transaction, as `callTracer` returns it. */
export type CallFrame = {
  calls: CallFrame[]
  from: Address
  hasFailed: boolean
  input: Hex
  to: Address | undefined
  type: string
  value: bigint
}

const AddressSchema = z
  .string()
  .refine((text) => isAddress(text, { strict: false }))
  .transform((text) => getAddress(text))
const HexSchema = z.string().refine((value): value is Hex => isHex(value))

export const CallFrameSchema: z.ZodType<CallFrame> = z
  .object({
    get calls() {
      return z.array(CallFrameSchema).optional()
    },
    error: z.string().optional(),
    from: AddressSchema,
    input: HexSchema.default('0x'),
    to: AddressSchema.optional(),
    type: z.string(),
    value: HexSchema.optional(),
  })
  .transform(({ calls = [], error, value = '0x0', ...frame }) => ({
    ...frame,
    calls,
    hasFailed: error !== undefined,
    to: frame.to,
    value: value === '0x' ? 0n : BigInt(value),
  }))
