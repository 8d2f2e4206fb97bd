import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol'

export const embeddedChainId = 31_337

export type CreateEmbeddedChainConfigParameters = {
  /** Contracts of the chain that viem looks up. */
  contracts?: ChainConfig['contracts']
  rpcUrl: string
  webSocketUrl: string
}

/** The embedded chain as an entry of a chains file. */
export function createEmbeddedChainConfig(parameters: CreateEmbeddedChainConfigParameters): ChainConfig {
  const { contracts, rpcUrl, webSocketUrl } = parameters
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
    name: 'Countersign demo chain',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'countersign-demo',
    rpcUrls: { default: { http: [rpcUrl], webSocket: [webSocketUrl] } },
    shortName: 'demo',
  })
}
