import { AddressSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Official hosts send a number, some others the service's text. */
const ChainIdSchema = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/)
    .transform(Number)
    .refine(Number.isSafeInteger),
])
const CountSchema = z.int().nonnegative()
const OptionalAddressSchema = AddressSchema.nullable().optional()

/** Safe claimed by the host, to be compared with the chain. Older hosts send the first five fields only. */
export const HostSafeInfoSchema = z.object({
  safeAddress: AddressSchema,
  chainId: ChainIdSchema,
  threshold: CountSchema,
  owners: z.array(AddressSchema).max(1000),
  isReadOnly: z.boolean().default(true),
  nonce: CountSchema.optional(),
  implementation: OptionalAddressSchema,
  modules: z.array(AddressSchema).max(1000).nullable().optional(),
  fallbackHandler: OptionalAddressSchema,
  guard: OptionalAddressSchema,
  version: z.string().max(32).nullable().optional(),
})

export type HostSafeInfo = z.infer<typeof HostSafeInfoSchema>
