import { type ConfirmationView, ConfirmationViewSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type GetConfirmationViewParameters = SafeParameters & {
  data: `0x${string}`
  operation: 0 | 1
  to?: `0x${string}` | undefined
  value?: string | undefined
}

/** A preview in the format of older wallets; `previewTransaction` has more. */
export function getConfirmationView(
  client: Client,
  parameters: GetConfirmationViewParameters,
): Promise<ConfirmationView> {
  const { address, chainId, data, operation, signal, to, value } = parameters
  return request(client, {
    body: { operation, data, to, value },
    isRepeatable: true,
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${address}/views/transaction-confirmation`,
    schema: ConfirmationViewSchema,
    signal,
  })
}
