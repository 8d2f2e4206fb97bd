import { defineChain } from 'viem'
import { chainId } from './chainConstants.ts'
import { multicall3 } from './demoTokens.ts'
import { ensContracts } from './ensContracts.ts'

/** The embedded chain for viem. Its URL is that of the running process: pass it to the transport. */
export const devchain = defineChain({
  contracts: {
    ensRegistry: { address: ensContracts.registry },
    ensUniversalResolver: { address: ensContracts.universalResolver },
    multicall3: { address: multicall3 },
  },
  id: chainId,
  name: 'Countersign devchain',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: [] } },
  testnet: true,
})
