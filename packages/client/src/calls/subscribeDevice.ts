import { type NotificationType, type SubscribedDevice, SubscribedDeviceSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

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
