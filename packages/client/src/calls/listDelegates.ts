import { type DelegatePage, DelegatePageSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters, PageParameters } from '../SafeParameters.ts'

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
