import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol/config'

/** By these ids the browser knows that it may offer the demo wallet. */
const embeddedChains = {
  first: { id: 31_337, name: 'Demo chain', network: 'demo', shortName: 'demo' },
  second: { id: 31_338, name: 'Second demo chain', network: 'demo-2', shortName: 'demo2' },
} as const

export type CreateEmbeddedChainConfigParameters = {
  /** Contracts of the chain that viem looks up. */
  contracts?: ChainConfig['contracts']
  /** @default '127.0.0.1' */
  host?: string
  port: number
  /** @default 'first' */
  which?: keyof typeof embeddedChains
}

/** An embedded chain as an entry of a chains file. */
export function createEmbeddedChainConfig(parameters: CreateEmbeddedChainConfigParameters): ChainConfig {
  const { contracts, host = '127.0.0.1', port, which = 'first' } = parameters
  // It lives on this machine and has no key: the page asks it too.
  const urls = { http: [`http://${host}:${port}`], webSocket: [`ws://${host}:${port}`] }
  return ChainConfigSchema.parse({
    ...embeddedChains[which],
    contracts,
    features: [
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      'DOMAIN_LOOKUP',
      'EIP1559',
      'SAFE_TX_GAS_OPTIONAL',
      'EIP1271',
      'MY_ACCOUNTS',
      'DELETE_TX',
    ],
    isTestnet: true,
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: urls, public: urls },
  })
}
