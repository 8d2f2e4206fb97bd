import type { TolerantTransactionListPage } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'
import { TransactionPageSchema } from '../TransactionPageSchema.ts'

export type ListHistoryParameters = PageParameters &
  SafeParameters & {
    /** `false` hides imitation transfers (address poisoning). */
    imitation?: boolean | undefined
    /** IANA time zone of the day labels. */
    timezone?: string | undefined
    trusted?: boolean | undefined
  }

/** The history of a Safe, newest first, with a label per day. */
export function listHistory(client: Client, parameters: ListHistoryParameters): Promise<TolerantTransactionListPage> {
  const { address, chainId, imitation, pageUrl, signal, timezone, trusted } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/transactions/history`,
    query: { imitation, timezone, trusted },
    schema: TransactionPageSchema,
    signal,
  })
}
