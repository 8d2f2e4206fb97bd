import { type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

export type GetTransactionParameters = CallParameters & {
  chainId: number
  /** An id from a list, or a safeTxHash. The result is a claim until hashed again. */
  id: string
}

/** The details of one transaction. */
export function getTransaction(client: Client, parameters: GetTransactionParameters): Promise<TransactionDetails> {
  const { chainId, id, signal } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/transactions/${encodeURIComponent(id)}`,
    schema: TransactionDetailsSchema,
    signal,
  })
}
