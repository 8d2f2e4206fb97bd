import type { TolerantTransactionListPage } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'
import { TransactionPageSchema } from '../TransactionPageSchema.ts'

export type ListMultisigTransactionsParameters = PageParameters &
  SafeParameters & {
    executed?: boolean | undefined
    /** Not before this time. */
    executedFrom?: Date | undefined
    /** Not after this time. */
    executedTo?: Date | undefined
    nonce?: number | undefined
    to?: `0x${string}` | undefined
    /** Decimal, in the smallest unit. */
    value?: string | undefined
  }

/** Multisig transactions, executed or not, highest nonce first. */
export function listMultisigTransactions(
  client: Client,
  parameters: ListMultisigTransactionsParameters,
): Promise<TolerantTransactionListPage> {
  const { address, chainId, executed, executedFrom, executedTo, nonce, pageUrl, signal, to, value } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/multisig-transactions/`,
    query: {
      executed,
      execution_date__gte: executedFrom?.toISOString(),
      execution_date__lte: executedTo?.toISOString(),
      nonce,
      to,
      value,
    },
    schema: TransactionPageSchema,
    signal,
  })
}
