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
    /** Includes body and confirmations of each transaction, where the service supports it. */
    details?: boolean | undefined
    /** Size of the first page, which its links repeat. A service may return fewer. */
    limit?: number | undefined
    /** `false` also lists proposals without an owner's signature. */
    trusted?: boolean | undefined
  }

/** Parsed asynchronously: a hundred transactions with details would block the page. */
const QueuePageSchema = createTolerantPageSchema(createPausingSchema(TransactionListItemSchema))

/** The queue of a Safe by nonce, with its labels and conflict headers. */
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
