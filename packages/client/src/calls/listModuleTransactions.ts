import type { TolerantTransactionListPage } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'
import { TransactionPageSchema } from '../TransactionPageSchema.ts'

export type ListModuleTransactionsParameters = PageParameters &
  SafeParameters & {
    module?: `0x${string}` | undefined
    to?: `0x${string}` | undefined
    transactionHash?: `0x${string}` | undefined
  }

/** The module transactions of a Safe, newest first. */
export function listModuleTransactions(
  client: Client,
  parameters: ListModuleTransactionsParameters,
): Promise<TolerantTransactionListPage> {
  const { address, chainId, module, pageUrl, signal, to, transactionHash } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/module-transactions/`,
    query: { module, to, transaction_hash: transactionHash },
    schema: TransactionPageSchema,
    signal,
  })
}
