import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { ChainParameters } from '../SafeParameters.ts'

export type DeleteTransactionParameters = ChainParameters & {
  safeTxHash: `0x${string}`
  /** The proposer's signature over the hour's EIP-712 `DeleteRequest`. */
  signature: `0x${string}`
}

/** Deletes a proposal that was not executed. */
export async function deleteTransaction(client: Client, parameters: DeleteTransactionParameters): Promise<void> {
  const { chainId, safeTxHash, signal, signature } = parameters
  await request(client, {
    body: { signature },
    method: 'DELETE',
    path: `/v1/chains/${chainId}/transactions/${safeTxHash}`,
    schema: z.unknown(),
    signal,
  })
}
