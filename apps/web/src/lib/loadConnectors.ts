import type { CreateConnectorFn } from 'wagmi'
import type { CreateConnectorsParameters } from './createConnectors.ts'

/** Connectors besides EIP-6963, as enabled by the operator; loaded only then. */
export async function loadConnectors(parameters: CreateConnectorsParameters): Promise<CreateConnectorFn[]> {
  const { coinbase, relayUrl } = parameters.config
  if (!relayUrl && !coinbase) return []
  return (await import('./createConnectors.ts')).createConnectors(parameters)
}
