import { z } from 'zod'
import { createPageSchema, createPausingSchema } from './PageSchema.ts'
import { AddressSchema, UintStringSchema } from './primitives.ts'
import { NameSchema, NoteSchema, NullableUrlSchema } from './TextSchema.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'

/** A price or fiat amount: a claim for display, never for a decision. */
const FiatSchema = z
  .string()
  .regex(/^-?[0-9]{1,60}(\.[0-9]{1,60})?(e[+-]?[0-9]{1,3})?$/i, { error: 'Invalid fiat amount' })

const BalanceItemSchema = z.object({
  tokenInfo: TokenInfoSchema,
  balance: UintStringSchema,
  fiatBalance: FiatSchema.default('0'),
  fiatConversion: FiatSchema.default('0'),
  fiatBalance24hChange: FiatSchema.nullable().default(null),
  /** Of our service: the token gave no answer within its limits, and the balance is not known. */
  unreadable: z.boolean().optional(),
})

export type BalanceItem = z.infer<typeof BalanceItemSchema>

/** `GET /v1/chains/{chainId}/safes/{address}/balances/{currency}` */
export const BalancesSchema = z.object({
  fiatTotal: FiatSchema.default('0'),
  /** Of our service: the Safe has more tokens than are listed. */
  incomplete: z.boolean().optional(),
  items: z.array(BalanceItemSchema),
})

/** For `parseAsync` in a page: anyone can add tokens to a Safe, so the list can be long. */
export const PausingBalancesSchema = BalancesSchema.extend({ items: z.array(createPausingSchema(BalanceItemSchema)) })

export type Balances = z.infer<typeof BalancesSchema>

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
})

export type Collectible = z.infer<typeof CollectibleSchema>

/** `GET /v2/chains/{chainId}/safes/{safe}/collectibles` */
export const CollectiblePageSchema = createPageSchema(CollectibleSchema)

export type CollectiblePage = z.infer<typeof CollectiblePageSchema>

/** `GET /v1/chains/{chainId}/safes/{safe}/collectibles`, for older clients. */
export const CollectiblesSchema = z.array(CollectibleSchema)
