import { type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

export type GetTransactionParameters = CallParameters & {
  chainId: number
  /** An id of a list, or a bare safeTxHash. What comes back is a claim until it was hashed again. */
  id: string
}

/** Everything the service knows of one transaction. */
export function getTransaction(client: Client, parameters: GetTransactionParameters): Promise<TransactionDetails> {
  const { chainId, id, signal } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/transactions/${encodeURIComponent(id)}`,
    schema: TransactionDetailsSchema,
    signal,
  })
}
