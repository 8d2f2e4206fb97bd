import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { AddressSchema, ChainIdSchema, CountSchema, HashSchema, HexSchema, UintStringSchema } from './primitives.ts'
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

/** `GET /v1/chains/{chainId}/safes/{safe}/transactions/creation` */
export const CreationInfoSchema = z.object({
  created: z.iso.datetime({ offset: true }),
  creator: AddressSchema,
  transactionHash: HashSchema,
  factoryAddress: AddressSchema,
  masterCopy: AddressSchema.nullable().default(null),
  setupData: HexSchema.nullable().default(null),
  saltNonce: UintStringSchema.nullable().default(null),
  dataDecoded: DataDecodedSchema.nullable().default(null),
})

export type CreationInfo = z.infer<typeof CreationInfoSchema>

/** Body of `POST /v1/chains/{chainId}/safes/{address}/announcement` */
export const RegisterSafeRequestSchema = z.object({
  /** Creation transaction, if known; otherwise the service searches for it. */
  transactionHash: HashSchema.optional(),
})

/** Whether the Safe is indexed already or will be, from this transaction on. */
export const SafeRegistrationSchema = z.object({
  status: z.enum(['announced', 'indexed']),
  transactionHash: HashSchema,
})

export type SafeRegistration = z.infer<typeof SafeRegistrationSchema>
