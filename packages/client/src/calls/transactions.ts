import { type ProposeRequest, type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import type { CallParameters, ChainParameters, Client, SafeParameters } from '../createClient.ts'
import { request, submit } from '../request.ts'

export type GetTransactionParameters = CallParameters & {
  chainId: number
  /** An id from a list, or a safeTxHash. The result is a claim until hashed again. */
  id: string
}

export function getTransaction(client: Client, parameters: GetTransactionParameters): Promise<TransactionDetails> {
  const { chainId, id, signal } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/transactions/${encodeURIComponent(id)}`,
    schema: TransactionDetailsSchema,
    signal,
  })
}

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

export type DeleteTransactionParameters = ChainParameters & {
  safeTxHash: `0x${string}`
  /** The proposer's signature over the hour's EIP-712 `DeleteRequest`. */
  signature: `0x${string}`
}

/** Deletes a proposal that was not executed. */
export function deleteTransaction(client: Client, parameters: DeleteTransactionParameters): Promise<void> {
  const { chainId, safeTxHash, signal, signature } = parameters
  return submit(client, {
    body: { signature },
    method: 'DELETE',
    path: `/v1/chains/${chainId}/transactions/${safeTxHash}`,
    signal,
  })
}
