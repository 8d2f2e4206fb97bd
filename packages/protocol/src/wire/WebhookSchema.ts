import { z } from 'zod'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { DeviceTypeSchema } from './NotificationSchema.ts'
import { AddressSchema, HashSchema, UintStringSchema } from './primitives.ts'

/** Fields of every event: chain, Safe and time in ISO 8601. */
const place = { address: AddressSchema, chainId: ChainIdSchema, timestamp: z.iso.datetime({ offset: true }) }
const transfer = { txHash: HashSchema, value: UintStringSchema.nullable() }
const tokenTransfer = { ...transfer, tokenAddress: AddressSchema, tokenId: UintStringSchema.nullable() }

/** Body of a webhook: an event of a Safe. The receiver reads the facts from the API. */
export const WebhookEventSchema = z.discriminatedUnion('type', [
  z.object({ ...place, type: z.literal('DELETED_MULTISIG_TRANSACTION'), safeTxHash: HashSchema }),
  z.object({
    ...place,
    type: z.literal('EXECUTED_MULTISIG_TRANSACTION'),
    failed: z.boolean(),
    safeTxHash: HashSchema,
    txHash: HashSchema,
  }),
  z.object({ ...place, type: z.literal('INCOMING_ETHER'), ...transfer }),
  z.object({ ...place, type: z.literal('INCOMING_TOKEN'), ...tokenTransfer }),
  z.object({
    ...place,
    type: z.literal('KEY_CHECK_OVERDUE'),
    owner: AddressSchema,
    /** When the owner last proved or used the key; null if the service knows of no time. */
    lastSeenAt: z.iso.datetime({ offset: true }).nullable(),
  }),
  z.object({ ...place, type: z.literal('MESSAGE_CONFIRMATION'), messageHash: HashSchema, owner: AddressSchema }),
  z.object({ ...place, type: z.literal('MESSAGE_CREATED'), messageHash: HashSchema }),
  z.object({ ...place, type: z.literal('MODULE_TRANSACTION'), module: AddressSchema, txHash: HashSchema }),
  z.object({ ...place, type: z.literal('NEW_CONFIRMATION'), owner: AddressSchema, safeTxHash: HashSchema }),
  z.object({ ...place, type: z.literal('OUTGOING_ETHER'), ...transfer }),
  z.object({ ...place, type: z.literal('OUTGOING_TOKEN'), ...tokenTransfer }),
  z.object({ ...place, type: z.literal('PENDING_MULTISIG_TRANSACTION'), safeTxHash: HashSchema }),
  z.object({ ...place, type: z.literal('SAFE_CREATED'), blockNumber: z.int(), txHash: HashSchema }),
])

export type WebhookEvent = z.infer<typeof WebhookEventSchema>

export const webhookEventTypes = WebhookEventSchema.options.map((option) => option.shape.type.value)

/** Subscribed device; only in bodies for the operator's push adapter. */
export const WebhookDeviceSchema = z.object({
  account: AddressSchema.nullable(),
  token: z.string(),
  type: DeviceTypeSchema,
  uuid: z.uuid(),
})

export type WebhookDevice = z.infer<typeof WebhookDeviceSchema>

const EventsSchema = z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length)

export const OwnerWebhookSchema = z.object({
  id: z.uuid(),
  chainId: ChainIdSchema,
  safe: AddressSchema,
  url: z.string().max(500),
  events: z.array(z.string()),
  isOn: z.boolean(),
})

export type OwnerWebhook = z.infer<typeof OwnerWebhookSchema>

/** `GET /v1/webhooks`: those of the signed-in account. */
export const OwnerWebhooksSchema = z.object({ results: z.array(OwnerWebhookSchema) })

/** Body of `POST /v1/webhooks`. */
export const CreateOwnerWebhookRequestSchema = z.object({
  chainId: ChainIdSchema,
  safe: AddressSchema,
  url: z
    .url({ error: 'Expected an http or https address', protocol: /^https?$/ })
    .max(500)
    .refine((text) => !/^https?:\/\/[^/]*@/i.test(text), { error: 'The address must not hold credentials' }),
  events: EventsSchema,
})

export type CreateOwnerWebhookRequest = z.infer<typeof CreateOwnerWebhookRequestSchema>

/** Response: contains the signing secret, only this once. */
export const CreatedOwnerWebhookSchema = OwnerWebhookSchema.extend({ secret: z.string().max(100) })

export type CreatedOwnerWebhook = z.infer<typeof CreatedOwnerWebhookSchema>

/** Body of `PUT /v1/webhooks/{id}`. */
export const UpdateOwnerWebhookRequestSchema = z.object({ events: EventsSchema, isOn: z.boolean() })

export type UpdateOwnerWebhookRequest = z.infer<typeof UpdateOwnerWebhookRequestSchema>

/** Answer of `POST /v1/webhooks/{id}/test`. */
export const WebhookTestSchema = z.object({
  isDelivered: z.boolean(),
  /** Why not. */
  reason: z.string().max(500).nullable(),
})

export type WebhookTest = z.infer<typeof WebhookTestSchema>
