import { z } from 'zod'
import { createPageSchema } from './PageSchema.ts'
import { AddressSchema, UintStringSchema } from './primitives.ts'
import { NameSchema, NoteSchema, NullableUrlSchema } from './TextSchema.ts'

/** NFT of a Safe. Its metadata is untrusted text of the token's creator. */
export const CollectibleSchema = z.object({
  address: AddressSchema,
  tokenName: NameSchema,
  tokenSymbol: NameSchema,
  logoUri: NullableUrlSchema,
  id: UintStringSchema,
  uri: z.string().max(65_536).nullable().default(null),
  name: NameSchema.nullable().default(null),
  description: NoteSchema.nullable().default(null),
  imageUri: z.string().max(65_536).nullable().default(null),
  metadata: z.record(z.string(), z.unknown()).nullable().default(null),
  /** Of our service: the contract or its server gave no answer within their limits; whether there is more is not known. */
  unreadable: z.boolean().optional(),
})

export type Collectible = z.infer<typeof CollectibleSchema>

/** `GET /v2/chains/{chainId}/safes/{safe}/collectibles` */
export const CollectiblePageSchema = createPageSchema(CollectibleSchema)

export type CollectiblePage = z.infer<typeof CollectiblePageSchema>

/** `GET /v1/chains/{chainId}/safes/{safe}/collectibles`, for older clients. */
export const CollectiblesSchema = z.array(CollectibleSchema)
