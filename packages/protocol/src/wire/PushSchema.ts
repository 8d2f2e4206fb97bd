import { z } from 'zod'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { AddressSchema } from './primitives.ts'

/** The page of the Safe to open, and the segment of its path; `test` opens none. */
export type PushKind = 'messages' | 'security' | 'test' | 'tx'

/**
 * Content of a push message, encrypted for one browser: what to open, and no facts. The page verifies before it shows
 * anything.
 */
export type PushPayload = {
  chainId: string
  kind: PushKind
  safe: string
  /** Of a transaction or message. */
  hash?: string
}

/** `GET /v1/push`: the key that browsers subscribe with; null if the operator has none. */
export const PushConfigSchema = z.object({
  publicKey: z
    .string()
    .regex(/^[\w-]{87}$/)
    .nullable(),
})

export type PushConfig = z.infer<typeof PushConfigSchema>

const SafesSchema = z.array(z.object({ chainId: ChainIdSchema, address: AddressSchema })).max(50)

/** Body of `POST /v1/push/subscriptions`: a browser's `PushSubscription` and the Safes to report. */
export const CreatePushSubscriptionRequestSchema = z.object({
  endpoint: z
    .url({ error: 'Expected an http or https address', protocol: /^https?$/ })
    .max(1_000)
    .refine((text) => !/^https?:\/\/[^/]*@/i.test(text), { error: 'The address must not hold credentials' }),
  keys: z.object({
    /** An uncompressed point of P-256, in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  safes: SafesSchema.min(1),
})

export type CreatePushSubscriptionRequest = z.infer<typeof CreatePushSubscriptionRequestSchema>

/** Without endpoint and keys, which only the browser needs. */
export const PushSubscriptionSchema = z.object({
  id: z.uuid(),
  /** SHA-256 of the endpoint: by it a browser knows its own. */
  endpointHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Host of the push service. */
  host: z.string().max(300),
  createdAt: z.iso.datetime({ offset: true }),
  safes: SafesSchema,
})

export type PushSubscription = z.infer<typeof PushSubscriptionSchema>

/** `GET /v1/push/subscriptions`: those of the signed-in account. */
export const PushSubscriptionsSchema = z.object({ results: z.array(PushSubscriptionSchema) })
