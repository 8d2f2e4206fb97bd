import { type TransactionListPage, TransactionListPageSchema } from '@countersign/protocol'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'

export type ListQueueParameters = PageParameters &
  SafeParameters & {
    /** `false` also lists proposals that no owner signed. */
    trusted?: boolean | undefined
  }

/** What waits in a Safe, by nonce, with its labels and conflict headers. */
export function listQueue(client: Client, parameters: ListQueueParameters): Promise<TransactionListPage> {
  const { address, chainId, pageUrl, signal, trusted } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/transactions/queued`,
    query: { trusted },
    schema: TransactionListPageSchema,
    signal,
  })
}
