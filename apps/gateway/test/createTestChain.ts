import { chainId } from '@countersign/devchain'
import { multicall3 } from '@countersign/devchain/demo-world'
import { type BorrowedDevchain, borrowDevchain, createTestClient, type TestClient } from '@countersign/devchain/testing'
import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol/config'

export type TestChain = {
  /** Sends transactions and mines. */
  client: TestClient
  config: ChainConfig
  stop: () => Promise<void>
}

/** An in-memory chain for the tests of a file. */
export async function createTestChain({ demoWorld = false }: { demoWorld?: boolean } = {}): Promise<TestChain> {
  const chain = await borrowDevchain({ demoWorld })
  return { client: createTestClient(chain.url), config: toConfig(chain), stop: chain.stop }
}

function toConfig({ url, wsUrl }: BorrowedDevchain): ChainConfig {
  const urls = { http: [url], webSocket: [wsUrl] }
  return ChainConfigSchema.parse({
    contracts: { multicall3: { address: multicall3 } },
    id: chainId,
    isTestnet: true,
    name: 'Test chain',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'test',
    rpcUrls: { default: urls, public: urls },
    shortName: 'test',
  })
}
