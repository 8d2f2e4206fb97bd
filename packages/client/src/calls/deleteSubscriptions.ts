import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

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
export async function deleteSubscriptions(
  client: Client,
  { signal, subscriptions }: DeleteSubscriptionsParameters,
): Promise<void> {
  await request(client, {
    body: { subscriptions },
    credentials: 'include',
    method: 'DELETE',
    path: '/v2/notifications/subscriptions',
    schema: z.unknown(),
    signal,
  })
}
