import { getSafeTransactionTypedData, type SafeTransaction } from '@countersign/protocol/hash'
import { type ThreatFindings, ThreatFindingsSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type AnalyzeThreatsParameters = SafeParameters & { transaction: SafeTransaction; version: string }

/** The service's findings on a known transaction. */
export function analyzeThreats(client: Client, parameters: AnalyzeThreatsParameters): Promise<ThreatFindings> {
  const { address, chainId, signal, transaction, version } = parameters
  const { message, ...typedData } = getSafeTransactionTypedData({ chainId, safe: address, transaction, version })
  const texts = Object.entries(message).map(([name, value]) => [name, typeof value === 'bigint' ? `${value}` : value])
  return request(client, {
    // The official API requires a wallet address; the user's is not sent.
    body: { data: { ...typedData, message: Object.fromEntries(texts) }, walletAddress: address },
    isRepeatable: true,
    method: 'POST',
    path: `/v1/chains/${chainId}/security/${address}/threat-analysis`,
    schema: ThreatFindingsSchema,
    signal,
  })
}
