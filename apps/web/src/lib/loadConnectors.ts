import type { CreateConnectorFn } from 'wagmi'
import type { CreateConnectorsParameters } from './createConnectors.ts'

/** Ways to a wallet besides those that announce themselves, as far as the operator turned them on; loaded only then. */
export async function loadConnectors(parameters: CreateConnectorsParameters): Promise<CreateConnectorFn[]> {
  const { coinbase, relayUrl } = parameters.config
  if (!relayUrl && !coinbase) return []
  return (await import('./createConnectors.ts')).createConnectors(parameters)
}
