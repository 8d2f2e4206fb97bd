import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

export type CreateDelegateParameters = ChainParameters & {
  delegate: `0x${string}`
  delegator: `0x${string}`
  /** At most 50 characters. */
  label: string
  /** Absent: every Safe of the delegator. */
  safe?: `0x${string}` | undefined
  /**
   * The delegator's signature: over the hour's EIP-712 `Delegate` in version 2, over the delegate and the hour as text
   * in 1.
   */
  signature: `0x${string}`
  /** @default 2 */
  version?: 1 | 2
}

/** Lets an account propose for an owner. */
export async function createDelegate(client: Client, parameters: CreateDelegateParameters): Promise<void> {
  const { chainId, delegate, delegator, label, safe, signal, signature, version = 2 } = parameters
  await request(client, {
    body: { safe, delegate, delegator, signature, label },
    method: 'POST',
    path: `/v${version}/chains/${chainId}/delegates`,
    schema: z.unknown(),
    signal,
  })
}
