import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol'

/** The id of the embedded chain, by which the browser knows that it may offer the demo wallet. */
const embeddedChainId = 31_337

export type CreateEmbeddedChainConfigParameters = {
  /** Contracts of the chain that viem looks up. */
  contracts?: ChainConfig['contracts']
  /** @default '127.0.0.1' */
  host?: string
  port: number
}

/** The embedded chain as an entry of a chains file. */
export function createEmbeddedChainConfig(parameters: CreateEmbeddedChainConfigParameters): ChainConfig {
  const { contracts, host = '127.0.0.1', port } = parameters
  return ChainConfigSchema.parse({
    contracts,
    features: [
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      'DOMAIN_LOOKUP',
      'EIP1559',
      'SAFE_TX_GAS_OPTIONAL',
      'EIP1271',
    ],
    id: embeddedChainId,
    isTestnet: true,
    name: 'Demo chain',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'demo',
    rpcUrls: { default: { http: [`http://${host}:${port}`], webSocket: [`ws://${host}:${port}`] } },
    shortName: 'demo',
  })
}
