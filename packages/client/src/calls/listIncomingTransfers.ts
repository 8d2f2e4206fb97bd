import type { TolerantTransactionListPage } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'
import { TransactionPageSchema } from '../TransactionPageSchema.ts'

export type ListIncomingTransfersParameters = PageParameters &
  SafeParameters & {
    /** Not before this time. */
    executedFrom?: Date | undefined
    /** Not after this time. */
    executedTo?: Date | undefined
    to?: `0x${string}` | undefined
    tokenAddress?: `0x${string}` | undefined
    trusted?: boolean | undefined
    /** Decimal, in the smallest unit. */
    value?: string | undefined
  }

/** The incoming transfers of a Safe, newest first. */
export function listIncomingTransfers(
  client: Client,
  parameters: ListIncomingTransfersParameters,
): Promise<TolerantTransactionListPage> {
  const { address, chainId, executedFrom, executedTo, pageUrl, signal, to, tokenAddress, trusted, value } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/incoming-transfers/`,
    query: {
      execution_date__gte: executedFrom?.toISOString(),
      execution_date__lte: executedTo?.toISOString(),
      to,
      token_address: tokenAddress,
      trusted,
      value,
    },
    schema: TransactionPageSchema,
    signal,
  })
}
