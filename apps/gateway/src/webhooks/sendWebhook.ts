import type { WebhookDevice, WebhookEvent } from '@countersign/protocol/wire'
import { signWebhook } from '../lib/signWebhook.ts'
import type { WebhookConfig } from './WebhooksFileSchema.ts'

export type SendWebhookParameters = {
  devices: readonly WebhookDevice[] | undefined
  event: WebhookEvent
  fetch: typeof globalThis.fetch
  id: number
  /** Milliseconds. */
  timeout: number
  webhook: WebhookConfig
}

/** One attempt. Returns the reason of a failure; undefined for a 2xx response. */
export async function sendWebhook(parameters: SendWebhookParameters): Promise<string | undefined> {
  const { devices, event, fetch, id, timeout, webhook } = parameters
  const key = `countersign_${id}`
  const body = JSON.stringify({ ...event, ...(devices ? { devices } : {}), id: key })
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const response = await fetch(webhook.url, {
      body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'countersign',
        ...signWebhook({ body, id: key, secret: webhook.secret, timestamp }),
      },
      method: 'POST',
      // A body signed for one URL is not forwarded to another.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `it answered with status ${response.status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : 'unknown cause'
  }
}
