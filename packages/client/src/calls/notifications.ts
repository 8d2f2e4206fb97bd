import {
  type NotificationType,
  type SubscribedDevice,
  SubscribedDeviceSchema,
  type Subscription,
  SubscriptionSchema,
} from '@countersign/protocol/wire'
import type { CallParameters, ChainParameters, Client, SafeParameters } from '../createClient.ts'
import { request, submit } from '../request.ts'

export type RegisterDeviceParameters = CallParameters & {
  registration: {
    buildNumber: string
    bundle: string
    cloudMessagingToken: string
    deviceType: 'ANDROID' | 'IOS' | 'WEB'
    safeRegistrations: readonly {
      chainId: string
      safes: readonly `0x${string}`[]
      signatures: readonly `0x${string}`[]
    }[]
    /** Unix seconds as text. */
    timestamp?: string | undefined
    uuid?: string | undefined
    version: string
  }
}

/** Registers a device for events of Safes in the older format; `subscribeDevice` is the newer one. */
export function registerDevice(client: Client, { registration, signal }: RegisterDeviceParameters): Promise<void> {
  return submit(client, { body: registration, method: 'POST', path: '/v1/register/notifications', signal })
}

export type UnregisterDeviceParameters = ChainParameters & {
  uuid: string
  /** @default 1 */
  version?: 1 | 2
}

export function unregisterDevice(client: Client, parameters: UnregisterDeviceParameters): Promise<void> {
  const { chainId, signal, uuid, version = 1 } = parameters
  return submit(client, {
    ...(version === 2 ? { credentials: 'include' } : {}),
    method: 'DELETE',
    path: `/v${version}/chains/${chainId}/notifications/devices/${encodeURIComponent(uuid)}`,
    signal,
  })
}

export type UnregisterSafeParameters = SafeParameters & {
  uuid: string
  /** @default 1 */
  version?: 1 | 2
}

/** Ends a device's subscription to one Safe. */
export function unregisterSafe(client: Client, parameters: UnregisterSafeParameters): Promise<void> {
  const { address, chainId, signal, uuid, version = 1 } = parameters
  return submit(client, {
    ...(version === 2 ? { credentials: 'include' } : {}),
    method: 'DELETE',
    path: `/v${version}/chains/${chainId}/notifications/devices/${encodeURIComponent(uuid)}/safes/${address}`,
    signal,
  })
}

export type SubscribeDeviceParameters = CallParameters & {
  subscription: {
    cloudMessagingToken: string
    deviceType: 'ANDROID' | 'IOS' | 'WEB'
    /** From an earlier response, to update that device. */
    deviceUuid?: string | undefined
    safes: readonly { address: `0x${string}`; chainId: string; notificationTypes: readonly NotificationType[] }[]
  }
}

/** Subscribes a device to events of Safes, for the signed-in account if there is one. */
export function subscribeDevice(
  client: Client,
  { signal, subscription }: SubscribeDeviceParameters,
): Promise<SubscribedDevice> {
  return request(client, {
    body: subscription,
    credentials: 'include',
    method: 'POST',
    path: '/v2/register/notifications',
    schema: SubscribedDeviceSchema,
    signal,
  })
}

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

export type DeleteSubscriptionsParameters = CallParameters & {
  subscriptions: readonly {
    chainId: string
    deviceUuid: string
    safeAddress: `0x${string}`
    /** Absent: the signed-in accounts. Null: only subscriptions without one. */
    signerAddress?: `0x${string}` | null | undefined
  }[]
}

/** Deletes several subscriptions. */
export function deleteSubscriptions(
  client: Client,
  { signal, subscriptions }: DeleteSubscriptionsParameters,
): Promise<void> {
  return submit(client, {
    body: { subscriptions },
    credentials: 'include',
    method: 'DELETE',
    path: '/v2/notifications/subscriptions',
    signal,
  })
}
