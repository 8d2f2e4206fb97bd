import { type DelegatePage, DelegatePageSchema } from '@countersign/protocol/wire'
import type { ChainParameters, Client, PageParameters } from '../createClient.ts'
import { request, submit } from '../request.ts'

export type ListDelegatesParameters = ChainParameters &
  PageParameters & {
    delegate?: `0x${string}` | undefined
    delegator?: `0x${string}` | undefined
    label?: string | undefined
    safe?: `0x${string}` | undefined
    /** @default 2 */
    version?: 1 | 2
  }

/** Accounts that may propose for owners; at least one filter is required. */
export function listDelegates(client: Client, parameters: ListDelegatesParameters): Promise<DelegatePage> {
  const { chainId, delegate, delegator, label, pageUrl, safe, signal, version = 2 } = parameters
  return request(client, {
    pageUrl,
    path: `/v${version}/chains/${chainId}/delegates`,
    query: { delegate, delegator, label, safe },
    schema: DelegatePageSchema,
    signal,
  })
}

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
export function createDelegate(client: Client, parameters: CreateDelegateParameters): Promise<void> {
  const { chainId, delegate, delegator, label, safe, signal, signature, version = 2 } = parameters
  return submit(client, {
    body: { safe, delegate, delegator, signature, label },
    method: 'POST',
    path: `/v${version}/chains/${chainId}/delegates`,
    signal,
  })
}

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
export function deleteDelegate(client: Client, parameters: DeleteDelegateParameters): Promise<void> {
  return submit(client, { ...toRequest(parameters), method: 'DELETE', signal: parameters.signal })
}

function toRequest({ chainId, delegate, delegator, safe, signature, version = 2 }: DeleteDelegateParameters) {
  const chain = `/v${version}/chains/${chainId}`
  if (version === 2) return { body: { delegator, safe, signature }, path: `${chain}/delegates/${delegate}` }
  if (safe === undefined) return { body: { delegate, delegator, signature }, path: `${chain}/delegates/${delegate}` }
  return { body: { safe, delegate, signature }, path: `${chain}/safes/${safe}/delegates/${delegate}` }
}
