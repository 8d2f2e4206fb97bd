import type { WebConfig } from '@countersign/protocol'
import type { CreateConnectorFn } from 'wagmi'

export type LoadConnectorsParameters = {
  config: Pick<WebConfig, 'coinbase' | 'relayUrl' | 'walletConnectProjectId'>
  origin: string
}

/** Ways to a wallet besides those that announce themselves, as far as the operator turned them on; loaded only then. */
export async function loadConnectors(parameters: LoadConnectorsParameters): Promise<CreateConnectorFn[]> {
  const { coinbase, relayUrl } = parameters.config
  if (!relayUrl && !coinbase) return []
  return (await import('./createConnectors.ts')).createConnectors(parameters)
}
