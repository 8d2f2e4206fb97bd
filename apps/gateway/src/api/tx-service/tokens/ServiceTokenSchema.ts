import { AddressSchema, DecimalsSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

export const ServiceTokenSchema = z.object({
  address: AddressSchema,
  decimals: DecimalsSchema.nullable(),
  logoUri: z.string().nullable(),
  name: z.string(),
  symbol: z.string(),
  trusted: z.boolean(),
  type: z.enum(['ERC20', 'ERC721']),
})

export type ServiceToken = z.infer<typeof ServiceTokenSchema>
