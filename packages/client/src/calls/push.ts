import {
  type CreatePushSubscriptionRequest,
  type PushConfig,
  PushConfigSchema,
  type PushSubscription,
  PushSubscriptionSchema,
  PushSubscriptionsSchema,
  type WebhookTest,
  WebhookTestSchema,
} from '@countersign/protocol/wire'
import type { CallParameters, Client } from '../createClient.ts'
import { request, submit } from '../request.ts'

const credentials = 'include'

/** The `applicationServerKey` for `PushManager.subscribe`; null if the service sends no push messages. */
export function getPushConfig(client: Client, { signal }: CallParameters = {}): Promise<PushConfig> {
  return request(client, { path: '/v1/push', schema: PushConfigSchema, signal })
}

export async function listPushSubscriptions(
  client: Client,
  { signal }: CallParameters = {},
): Promise<PushSubscription[]> {
  const path = '/v1/push/subscriptions'
  const { results } = await request(client, { credentials, path, schema: PushSubscriptionsSchema, signal })
  return results
}

export type CreatePushSubscriptionParameters = CallParameters & { subscription: CreatePushSubscriptionRequest }

/** Subscribes a browser to Safes that the signed-in account owns, or replaces its Safes. */
export function createPushSubscription(
  client: Client,
  { signal, subscription: body }: CreatePushSubscriptionParameters,
): Promise<PushSubscription> {
  return request(client, {
    body,
    credentials,
    isRepeatable: true,
    method: 'POST',
    path: '/v1/push/subscriptions',
    schema: PushSubscriptionSchema,
    signal,
  })
}

export type PushSubscriptionParameters = CallParameters & { id: string }

/** Deletes a subscription and its pending messages. */
export function deletePushSubscription(client: Client, { id, signal }: PushSubscriptionParameters): Promise<void> {
  return submit(client, {
    credentials,
    method: 'DELETE',
    path: `/v1/push/subscriptions/${encodeURIComponent(id)}`,
    signal,
  })
}

/** Sends a test message now, and returns whether the push service accepted it. */
export function testPushSubscription(client: Client, { id, signal }: PushSubscriptionParameters): Promise<WebhookTest> {
  return request(client, {
    credentials,
    method: 'POST',
    path: `/v1/push/subscriptions/${encodeURIComponent(id)}/test`,
    schema: WebhookTestSchema,
    signal,
  })
}
