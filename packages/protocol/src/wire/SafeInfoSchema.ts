import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { CountSchema } from './CountSchema.ts'
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
