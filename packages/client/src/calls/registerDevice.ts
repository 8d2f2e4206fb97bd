import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

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
export async function registerDevice(
  client: Client,
  { registration, signal }: RegisterDeviceParameters,
): Promise<void> {
  await request(client, {
    body: registration,
    method: 'POST',
    path: '/v1/register/notifications',
    schema: z.unknown(),
    signal,
  })
}
