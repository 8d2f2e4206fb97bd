import { type ProposeRequest, type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type ProposeParameters = SafeParameters & { proposal: ProposeRequest }

/** Submits a transaction with its first signature. */
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
