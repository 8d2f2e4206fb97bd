import { type Estimation, EstimationSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type EstimateTransactionParameters = SafeParameters & {
  data: `0x${string}` | null
  operation: 0 | 1
  to: `0x${string}`
  /** Decimal. */
  value: string
}

/** The nonces of a Safe and the gas of a call inside it. */
export function estimateTransaction(client: Client, parameters: EstimateTransactionParameters): Promise<Estimation> {
  const { address, chainId, data, operation, signal, to, value } = parameters
  return request(client, {
    body: { to, value, data, operation },
    isRepeatable: true,
    method: 'POST',
    path: `/v2/chains/${chainId}/safes/${address}/multisig-transactions/estimations`,
    schema: EstimationSchema,
    signal,
  })
}
