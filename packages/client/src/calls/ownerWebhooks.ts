import {
  type CreatedOwnerWebhook,
  CreatedOwnerWebhookSchema,
  type CreateOwnerWebhookRequest,
  type OwnerWebhook,
  OwnerWebhookSchema,
  OwnerWebhooksSchema,
  type UpdateOwnerWebhookRequest,
  type WebhookTest,
  WebhookTestSchema,
} from '@countersign/protocol/wire'
import type { CallParameters, Client } from '../createClient.ts'
import { request, submit } from '../request.ts'

const credentials = 'include'

export async function listOwnerWebhooks(client: Client, { signal }: CallParameters = {}): Promise<OwnerWebhook[]> {
  const { results } = await request(client, { credentials, path: '/v1/webhooks', schema: OwnerWebhooksSchema, signal })
  return results
}

export type CreateOwnerWebhookParameters = CallParameters & { webhook: CreateOwnerWebhookRequest }

/** Creates a webhook of the signed-in owner. Only this response contains the signing secret. */
export function createOwnerWebhook(
  client: Client,
  { signal, webhook: body }: CreateOwnerWebhookParameters,
): Promise<CreatedOwnerWebhook> {
  return request(client, {
    body,
    credentials,
    method: 'POST',
    path: '/v1/webhooks',
    schema: CreatedOwnerWebhookSchema,
    signal,
  })
}

export type OwnerWebhookParameters = CallParameters & { id: string }

/** Enables, disables or filters a webhook. */
export function updateOwnerWebhook(
  client: Client,
  { events, id, isOn, signal }: OwnerWebhookParameters & UpdateOwnerWebhookRequest,
): Promise<OwnerWebhook> {
  return request(client, {
    body: { events, isOn },
    credentials,
    isRepeatable: true,
    method: 'PUT',
    path: `/v1/webhooks/${encodeURIComponent(id)}`,
    schema: OwnerWebhookSchema,
    signal,
  })
}

/** Deletes a webhook and its pending deliveries. */
export function deleteOwnerWebhook(client: Client, { id, signal }: OwnerWebhookParameters): Promise<void> {
  return submit(client, { credentials, method: 'DELETE', path: `/v1/webhooks/${encodeURIComponent(id)}`, signal })
}

/** Sends a TEST event now, and returns whether it was accepted. */
export function testOwnerWebhook(client: Client, { id, signal }: OwnerWebhookParameters): Promise<WebhookTest> {
  return request(client, {
    credentials,
    method: 'POST',
    path: `/v1/webhooks/${encodeURIComponent(id)}/test`,
    schema: WebhookTestSchema,
    signal,
  })
}
