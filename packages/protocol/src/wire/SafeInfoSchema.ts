import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { AddressSchema, CountSchema } from './primitives.ts'
import { NameSchema } from './TextSchema.ts'

export const ImplementationVersionStateSchema = z.enum(['UP_TO_DATE', 'OUTDATED', 'UNKNOWN'])

/** Seconds since 1970 as text; changes whenever the thing it stands for changed. */
const TagSchema = z.string().max(40).nullable().default(null)

/** `GET /v1/chains/{chainId}/safes/{address}` */
export const SafeInfoSchema = z.object({
  address: AddressExSchema,
  chainId: ChainIdSchema,
  nonce: CountSchema,
  threshold: CountSchema,
  owners: z.array(AddressExSchema),
  implementation: AddressExSchema,
  implementationVersionState: ImplementationVersionStateSchema.catch('UNKNOWN'),
  modules: z.array(AddressExSchema).nullable().default(null),
  guard: AddressExSchema.nullable().default(null),
  moduleGuard: AddressExSchema.nullable().default(null),
  fallbackHandler: AddressExSchema.nullable().default(null),
  version: NameSchema.nullable().default(null),
  collectiblesTag: TagSchema,
  txQueuedTag: TagSchema,
  txHistoryTag: TagSchema,
  messagesTag: TagSchema,
})

export type SafeInfo = z.infer<typeof SafeInfoSchema>

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
