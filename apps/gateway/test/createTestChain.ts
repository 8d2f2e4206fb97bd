import { chainId, type Devchain, startDevchain } from '@countersign/devchain'
import { multicall3 } from '@countersign/devchain/demo-world'
import { createTestClient, type TestClient } from '@countersign/devchain/testing'
import { type ChainConfig, ChainConfigSchema } from '@countersign/protocol'

export type TestChain = {
  /** Sends transactions and mines. */
  client: TestClient
  config: ChainConfig
  stop: () => Promise<void>
}

/** Chains that files of this thread have left, as they were in the beginning: the next file goes on with one of them. */
const left: Record<'bare' | 'demo', Devchain[]> = { bare: [], demo: [] }

/** The embedded chain, in memory. */
export async function createTestChain({ demoWorld = false }: { demoWorld?: boolean } = {}): Promise<TestChain> {
  const kind = demoWorld ? 'demo' : 'bare'
  const chain = left[kind].pop() ?? (await startDevchain({ demoWorld }))
  const client = createTestClient(chain.url)
  const id = await client.snapshot()
  return {
    client,
    config: toConfig(chain),
    async stop() {
      await client.revert({ id })
      // It ends with the thread.
      left[kind].push(chain)
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
