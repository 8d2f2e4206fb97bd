import { type Subscription, SubscriptionSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type GetSubscriptionParameters = SafeParameters & { uuid: string }

/** A device's subscription to a Safe. */
export function getSubscription(client: Client, parameters: GetSubscriptionParameters): Promise<Subscription> {
  const { address, chainId, signal, uuid } = parameters
  return request(client, {
    credentials: 'include',
    path: `/v2/chains/${chainId}/notifications/devices/${encodeURIComponent(uuid)}/safes/${address}`,
    schema: SubscriptionSchema,
    signal,
  })
}
