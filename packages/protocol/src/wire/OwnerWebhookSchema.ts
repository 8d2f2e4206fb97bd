import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { webhookEventTypes } from './WebhookEventSchema.ts'

const EventsSchema = z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length)

/** Webhook of an owner for events of one Safe. */
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
