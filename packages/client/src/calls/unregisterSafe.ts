import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type UnregisterSafeParameters = SafeParameters & {
  uuid: string
  /** @default 1 */
  version?: 1 | 2
}

/** Ends a device's subscription to one Safe. */
export async function unregisterSafe(client: Client, parameters: UnregisterSafeParameters): Promise<void> {
  const { address, chainId, signal, uuid, version = 1 } = parameters
  await request(client, {
    ...(version === 2 ? { credentials: 'include' } : {}),
    method: 'DELETE',
    path: `/v${version}/chains/${chainId}/notifications/devices/${encodeURIComponent(uuid)}/safes/${address}`,
    schema: z.unknown(),
    signal,
  })
}
