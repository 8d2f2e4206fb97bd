import { DataDecodedSchema, type TransactionCallRequest } from '@countersign/protocol'
import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

const ConfirmationViewSchema = z.object({ type: z.string() }).and(DataDecodedSchema)

export type ConfirmationView = z.infer<typeof ConfirmationViewSchema>

export type GetConfirmationViewParameters = SafeParameters &
  Pick<TransactionCallRequest, 'operation'> & {
    data: `0x${string}`
    to: `0x${string}`
    value?: string | undefined
  }

/** What a call would do, in the form older wallets ask for; `previewTransaction` says more. */
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
