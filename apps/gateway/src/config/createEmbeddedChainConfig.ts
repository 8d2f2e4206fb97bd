import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol/config'
import { walletFeatures } from './walletFeatures.ts'

/** The web app offers the demo wallet on these ids. */
const embeddedChains = {
  first: { id: 31_337, name: 'Demo chain', network: 'demo', shortName: 'demo' },
  second: { id: 31_338, name: 'Second demo chain', network: 'demo-2', shortName: 'demo2' },
} as const

export type CreateEmbeddedChainConfigParameters = {
  contracts?: ChainConfig['contracts']
  host?: string
  logos?: { chain: string; coin: string }
  port: number
  /** Tokens that count as listed. */
  tokens?: ChainConfig['tokens']
  which?: keyof typeof embeddedChains
}

export function createEmbeddedChainConfig(parameters: CreateEmbeddedChainConfigParameters): ChainConfig {
  const { contracts, host = '127.0.0.1', logos, port, tokens, which = 'first' } = parameters
  // Local and without a key: browsers may use it as well.
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
      ...walletFeatures,
    ],
    isTestnet: true,
    logoUri: logos?.chain,
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    nativeCurrencyLogoUri: logos?.coin,
    rpcUrls: { default: urls, public: urls },
    tokens,
  })
}
