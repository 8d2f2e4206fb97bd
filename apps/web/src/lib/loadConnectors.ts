import type { CreateConnectorFn } from 'wagmi'
import type { CreateConnectorsParameters } from './createConnectors.ts'

/** Connectors besides EIP-6963, as enabled by the operator; loaded only then. */
export async function loadConnectors(
  parameters: CreateConnectorsParameters,
  localeReady: Promise<unknown>,
): Promise<CreateConnectorFn[]> {
  const { coinbase, relayUrl } = parameters.config
  if (!relayUrl && !coinbase) return []
  // They have texts: before these are loaded the app could not start.
  await localeReady
  return (await import('./createConnectors.ts')).createConnectors(parameters)
}
