import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { CountSchema, TimestampSchema } from './CountSchema.ts'
import { HashSchema } from './HexSchema.ts'
import { createPageSchema } from './PageSchema.ts'
import { UintStringSchema } from './UintStringSchema.ts'

/** One movement into or out of a Safe, without names or prices: what sums are made of. */
const SafeTransferSchema = z.object({
  type: z.enum(['ERC20', 'ERC721', 'NATIVE_COIN']),
  from: AddressSchema,
  to: AddressSchema,
  /** Null for the chain's own coin. */
  tokenAddress: AddressSchema.nullable().default(null),
  /** An amount in the smallest unit, or the number of a piece. */
  value: UintStringSchema,
  blockNumber: CountSchema,
  timestamp: TimestampSchema,
  transactionHash: HashSchema,
})

export type SafeTransfer = z.infer<typeof SafeTransferSchema>

/** `GET /v1/chains/{chainId}/safes/{address}/transfers` */
export const SafeTransferPageSchema = createPageSchema(SafeTransferSchema)

export type SafeTransferPage = z.infer<typeof SafeTransferPageSchema>
