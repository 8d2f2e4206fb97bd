import { type ProposeRequest, type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type ProposeParameters = SafeParameters & { proposal: ProposeRequest }

/** Hands a transaction and its first signature to the service, for the other owners to find. */
export function propose(client: Client, parameters: ProposeParameters): Promise<TransactionDetails> {
  const { address, chainId, proposal, signal } = parameters
  return request(client, {
    body: proposal,
    method: 'POST',
    path: `/v1/chains/${chainId}/transactions/${address}/propose`,
    schema: TransactionDetailsSchema,
    signal,
  })
}
