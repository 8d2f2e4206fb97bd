import {
  createPausingSchema,
  createTolerantPageSchema,
  formatCursor,
  type TolerantTransactionListPage,
  TransactionListItemSchema,
} from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'

export type ListQueueParameters = PageParameters &
  SafeParameters & {
    /** Each transaction with body and confirmations, where the service offers it; others answer without. */
    details?: boolean | undefined
    /** Of the first page; the links of a page keep to it. A service may give fewer. */
    limit?: number | undefined
    /** `false` also lists proposals that no owner signed. */
    trusted?: boolean | undefined
  }

/** A hundred transactions with their details: the page that asked is not kept busy with them. */
const QueuePageSchema = createTolerantPageSchema(createPausingSchema(TransactionListItemSchema))

/** What waits in a Safe, by nonce, with its labels and conflict headers. */
export function listQueue(client: Client, parameters: ListQueueParameters): Promise<TolerantTransactionListPage> {
  const { address, chainId, details, limit, pageUrl, signal, trusted } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/transactions/queued`,
    query: { cursor: limit === undefined ? undefined : formatCursor({ limit, offset: 0 }), details, trusted },
    schema: QueuePageSchema,
    signal,
  })
}
