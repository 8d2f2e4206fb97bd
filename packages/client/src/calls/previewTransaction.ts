import { type TransactionPreview, TransactionPreviewSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type PreviewTransactionParameters = SafeParameters & {
  data: `0x${string}` | null
  operation: 0 | 1
  to: `0x${string}`
  /** Decimal. */
  value: string
}

/** The service's description of a call that is not proposed yet. */
export function previewTransaction(
  client: Client,
  parameters: PreviewTransactionParameters,
): Promise<TransactionPreview> {
  const { address, chainId, data, operation, signal, to, value } = parameters
  return request(client, {
    body: { operation, data, to, value },
    isRepeatable: true,
    method: 'POST',
    path: `/v1/chains/${chainId}/transactions/${address}/preview`,
    schema: TransactionPreviewSchema,
    signal,
  })
}
