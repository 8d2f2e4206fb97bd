import { AddressSchema, ChainIdSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Official hosts send a number, some others the service's text. */
const NumericChainIdSchema = z.union([
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
  chainId: NumericChainIdSchema,
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

const TemplateSchema = z.string().max(2048)

/** Chain information claimed by the host. Its URLs are never requested: the operator chooses the nodes. */
export const HostChainInfoSchema = z.object({
  chainName: NameSchema,
  chainId: ChainIdSchema,
  shortName: NameSchema,
  nativeCurrency: z.object({ name: NameSchema, symbol: NameSchema, decimals: z.int().min(0).max(255) }),
  blockExplorerUriTemplate: z.object({ address: TemplateSchema, txHash: TemplateSchema, api: TemplateSchema }),
})

export type HostChainInfo = z.infer<typeof HostChainInfoSchema>

export const EnvironmentInfoSchema = z.object({ origin: z.string().max(2048) })

export type EnvironmentInfo = z.infer<typeof EnvironmentInfoSchema>

/** Names of the host's address book: claims, no proof. */
export const AddressBookSchema = z
  .array(
    z.object({
      address: AddressSchema,
      chainId: z.union([z.string().max(32), z.int().transform(String)]),
      name: NameSchema,
    }),
  )
  .max(10_000)

export type AddressBook = z.infer<typeof AddressBookSchema>
