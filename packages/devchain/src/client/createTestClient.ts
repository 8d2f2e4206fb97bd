import {
  type Client,
  createClient,
  defineChain,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  testActions,
  type WalletActions,
  walletActions,
} from 'viem'
import { chainId } from '../contracts/chainConstants.ts'
import { multicall3 } from '../contracts/demoTokens.ts'
import { ensContracts } from '../contracts/ensContracts.ts'

/** The embedded chain for viem. Its URL depends on the running process: pass it to the transport. */
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

export type TestClient = Client<HttpTransport, typeof devchain> &
  PublicActions<HttpTransport, typeof devchain> &
  TestActions &
  WalletActions<typeof devchain>

/** Reads, writes for the demo accounts (the node signs) and development methods, in one viem client. */
export function createTestClient(url: string): TestClient {
  return createClient({
    cacheTime: 0,
    chain: devchain,
    pollingInterval: 20,
    transport: http(url, { timeout: 120_000 }),
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend(testActions({ mode: 'hardhat' }))
}
