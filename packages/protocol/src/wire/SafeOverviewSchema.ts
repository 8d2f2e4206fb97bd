import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { AddressSchema } from './AddressSchema.ts'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { CountSchema } from './CountSchema.ts'

/** An entry of `GET /v1/safes?safes=1:0x…,5:0x…` */
export const SafeOverviewSchema = z.object({
  address: AddressExSchema,
  chainId: ChainIdSchema,
  threshold: CountSchema,
  owners: z.array(AddressExSchema),
  fiatTotal: z.string().max(100),
  queued: CountSchema,
  awaitingConfirmation: CountSchema.nullable().default(null),
})

export type SafeOverview = z.infer<typeof SafeOverviewSchema>

export const SafeOverviewsSchema = z.array(SafeOverviewSchema)

/** `GET /v2/owners/{address}/safes`: by chain id; null if the chain is unavailable. */
export const AllOwnerSafesSchema = z.record(ChainIdSchema, z.array(AddressSchema).nullable())

export type AllOwnerSafes = z.infer<typeof AllOwnerSafesSchema>
