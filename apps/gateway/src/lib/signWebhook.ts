import { createHmac } from 'node:crypto'

export type SignWebhookParameters = {
  body: string
  /** Delivery id; the same in every attempt. */
  id: string
  /** `whsec_` and base64. */
  secret: string
  /** Unix seconds. */
  timestamp: number
}

/** Headers of the Standard Webhooks specification: an HMAC-SHA256 over id, timestamp and body. */
export function signWebhook({ body, id, secret, timestamp }: SignWebhookParameters): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-signature': `v1,${signature}`,
    'webhook-timestamp': String(timestamp),
  }
}
