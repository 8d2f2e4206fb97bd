import { type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

export type ConfirmParameters = CallParameters & {
  chainId: number
  safeTxHash: `0x${string}`
  signature: `0x${string}`
}

/** Adds an owner's signature to a known transaction. */
export function confirm(client: Client, parameters: ConfirmParameters): Promise<TransactionDetails> {
  const { chainId, safeTxHash, signal, signature } = parameters
  return request(client, {
    body: { signature },
    method: 'POST',
    path: `/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
    schema: TransactionDetailsSchema,
    signal,
  })
}
