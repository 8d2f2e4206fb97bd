import { z } from 'zod'
import { AddressSchema } from './primitives.ts'
import { NameSchema, NullableUrlSchema } from './TextSchema.ts'

/** In balances the native coin is NATIVE_TOKEN; in transfers it is NATIVE_COIN. */
export const TokenTypeSchema = z.enum(['ERC20', 'ERC721', 'NATIVE_TOKEN', 'NATIVE_COIN', 'UNKNOWN'])

/** uint8 in the contract. Larger values would shift amounts. */
export const DecimalsSchema = z.int().min(0).max(255)

/** A token as the service describes it. The native coin has the zero address. */
export const TokenInfoSchema = z.object({
  type: TokenTypeSchema.catch('UNKNOWN'),
  address: AddressSchema,
  decimals: DecimalsSchema.nullable().default(null),
  symbol: NameSchema,
  name: NameSchema,
  logoUri: NullableUrlSchema,
})

export type TokenInfo = z.infer<typeof TokenInfoSchema>
