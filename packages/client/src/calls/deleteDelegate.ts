import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

export type DeleteDelegateParameters = ChainParameters & {
  delegate: `0x${string}`
  signature: `0x${string}`
} & (
    | {
        delegator?: `0x${string}` | undefined
        safe?: `0x${string}` | undefined
        /** @default 2 */
        version?: 2
      }
    /** For every Safe of the delegator. */
    | { delegator: `0x${string}`; safe?: undefined; version: 1 }
    /** For one Safe. */
    | { delegator?: undefined; safe: `0x${string}`; version: 1 }
  )

/** Removes a delegate; signed by the delegator or by the delegate. */
export async function deleteDelegate(client: Client, parameters: DeleteDelegateParameters): Promise<void> {
  await request(client, {
    ...toRequest(parameters),
    method: 'DELETE',
    schema: z.unknown(),
    signal: parameters.signal,
  })
}

function toRequest({ chainId, delegate, delegator, safe, signature, version = 2 }: DeleteDelegateParameters) {
  const chain = `/v${version}/chains/${chainId}`
  if (version === 2) return { body: { delegator, safe, signature }, path: `${chain}/delegates/${delegate}` }
  if (safe === undefined) return { body: { delegate, delegator, signature }, path: `${chain}/delegates/${delegate}` }
  return { body: { safe, delegate, signature }, path: `${chain}/safes/${safe}/delegates/${delegate}` }
}
