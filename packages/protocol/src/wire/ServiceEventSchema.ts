import { z } from 'zod'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { AddressSchema, CountSchema, HashSchema } from './primitives.ts'

export const changeKinds = ['safe', 'queue', 'history', 'balances', 'messages', 'collectibles', 'delegates'] as const

export type ChangeKind = (typeof changeKinds)[number]

const known = new Set<string>(changeKinds)
function isChangeKind(kind: string): kind is ChangeKind {
  return known.has(kind)
}

/** Kinds a newer service knows and we do not are dropped. */
const KindsSchema = z.array(z.string()).transform((kinds) => kinds.filter(isChangeKind))

/** Data of `event: changed` in `GET /v1/chains/{chainId}/safes/{address}/events`: names what to refetch, no facts. */
export const ServiceEventSchema = z.object({
  kinds: KindsSchema,
  block: CountSchema.nullable().default(null),
  /** The one transaction that changed; without it, any of the queue may have. */
  safeTxHash: HashSchema.optional().catch(undefined),
})

export type ServiceEvent = z.infer<typeof ServiceEventSchema>

/** The same between gateway processes. */
export const ChangeNotificationSchema = ServiceEventSchema.extend({ chainId: ChainIdSchema, safe: AddressSchema })

export type ChangeNotification = z.infer<typeof ChangeNotificationSchema>
