import { webhookEventTypes } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Reminders are sent to those who subscribed to them. */
const events = webhookEventTypes.filter((type) => type !== 'KEY_CHECK_OVERDUE')

export const WebhooksFileSchema = z.strictObject({
  webhooks: z
    .array(
      z.strictObject({
        /** Only events of these chains. @default all */
        chainIds: z.array(z.int().positive()).optional(),
        /** Whether the body lists subscribed devices, for push adapters. @default false */
        devices: z.boolean().default(false),
        /** Only these events. @default all */
        events: z.array(z.enum(events)).optional(),
        /** Signing key. */
        secret: z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
          error: 'expected whsec_ and the base64 of at least 24 random bytes',
        }),
        url: z.url({ protocol: /^https?$/, error: 'expected an http:// or https:// URL' }),
      }),
    )
    .refine((webhooks) => new Set(webhooks.map(({ url }) => url)).size === webhooks.length, {
      error: 'the same URL is listed twice',
    }),
})

export type WebhookConfig = z.infer<typeof WebhooksFileSchema>['webhooks'][number]
