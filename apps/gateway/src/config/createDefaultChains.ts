import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol/config'
import type { Logger } from '../lib/createLogger.ts'
import { walletFeatures } from './walletFeatures.ts'

const common = {
  features: [
    'ERC721',
    'SAFE_APPS',
    'CONTRACT_INTERACTION',
    'DOMAIN_LOOKUP',
    'SPENDING_LIMIT',
    'EIP1559',
    'SAFE_TX_GAS_OPTIONAL',
    'EIP1271',
    ...walletFeatures,
  ],
  recommendedMasterCopyVersion: '1.4.1',
}

const ensRegistry = { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' }
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** A public node without a key: gateway and browsers share it. */
const openNode = (url: string) => ({ default: { http: [url] }, public: { http: [url] } })

/** Mainnet and Sepolia through public nodes, for a trial without a chains file. */
export function createDefaultChains({ logger }: { logger: Pick<Logger, 'warn'> }): ChainConfig[] {
  logger.warn(
    'using public nodes for mainnet and Sepolia, which are slow and see your requests; set COUNTERSIGN_CHAINS to use your own',
  )
  return [
    {
      ...common,
      blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
      contracts: {
        ensRegistry,
        ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe', blockCreated: 23_085_558 },
        multicall3: { address: multicall3, blockCreated: 14_353_601 },
      },
      id: 1,
      isTestnet: false,
      l2: false,
      name: 'Ethereum',
      nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
      network: 'homestead',
      rpcUrls: openNode('https://ethereum.reth.rs/rpc'),
      shortName: 'eth',
      startBlock: 12_504_126,
    },
    {
      ...common,
      blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
      contracts: {
        ensRegistry,
        ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe', blockCreated: 8_928_790 },
        multicall3: { address: multicall3, blockCreated: 751_532 },
      },
      id: 11_155_111,
      isTestnet: true,
      l2: true,
      name: 'Sepolia',
      nativeCurrency: { decimals: 18, name: 'Sepolia Ether', symbol: 'ETH' },
      network: 'sepolia',
      rpcUrls: openNode('https://11155111.rpc.thirdweb.com'),
      shortName: 'sep',
      startBlock: 2_086_000,
    },
  ].map((chain) => ChainConfigSchema.parse(chain))
}
