import { getSafeTransactionTypedData, type SafeTransaction } from '@countersign/protocol/hash'
import {
  type ConfirmationView,
  ConfirmationViewSchema,
  type Estimation,
  EstimationSchema,
  type ThreatFindings,
  ThreatFindingsSchema,
  type TransactionPreview,
  TransactionPreviewSchema,
} from '@countersign/protocol/wire'
import type { Client, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

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

export type EstimateTransactionParameters = PreviewTransactionParameters

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

export type AnalyzeThreatsParameters = SafeParameters & { transaction: SafeTransaction; version: string }

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
