import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

export type UnregisterDeviceParameters = ChainParameters & {
  uuid: string
  /** @default 1 */
  version?: 1 | 2
}

/** Removes a device on one chain. */
export async function unregisterDevice(client: Client, parameters: UnregisterDeviceParameters): Promise<void> {
  const { chainId, signal, uuid, version = 1 } = parameters
  await request(client, {
    ...(version === 2 ? { credentials: 'include' } : {}),
    method: 'DELETE',
    path: `/v${version}/chains/${chainId}/notifications/devices/${encodeURIComponent(uuid)}`,
    schema: z.unknown(),
    signal,
  })
}
