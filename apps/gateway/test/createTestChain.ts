import { chainId, type Devchain, startDevchain } from '@countersign/devchain'
import { multicall3 } from '@countersign/devchain/demo-world'
import { createTestClient, type TestClient } from '@countersign/devchain/testing'
import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol'

export type TestChain = {
  /** Sends transactions and mines. */
  client: TestClient
  config: ChainConfig
  /** Something that is kept with the chain and ends with it. */
  onStop: (end: () => Promise<void>) => void
  stop: () => Promise<void>
}

/** The embedded chain, in memory. */
export async function createTestChain({ demoWorld = false }: { demoWorld?: boolean } = {}): Promise<TestChain> {
  const chain = await startDevchain({ demoWorld })
  const ends = [() => chain.stop()]
  return {
    client: createTestClient(chain.url),
    config: toConfig(chain),
    onStop: (end) => void ends.push(end),
    async stop() {
      for (const end of ends.splice(0).reverse()) await end()
    },
  }
}

function toConfig({ url, wsUrl }: Devchain): ChainConfig {
  return ChainConfigSchema.parse({
    contracts: { multicall3: { address: multicall3 } },
    id: chainId,
    isTestnet: true,
    name: 'Test chain',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'test',
    rpcUrls: { default: { http: [url], webSocket: [wsUrl] } },
    shortName: 'test',
  })
}
