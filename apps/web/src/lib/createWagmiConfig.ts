import { type Chain, type Client, createClient, http, type Transport } from 'viem'
import { type Config, type CreateConnectorFn, createConfig, createStorage } from 'wagmi'
import type { ChainClients } from './createChainClients.ts'
import type { PageStorage } from './openStorage.ts'

export type CreateWagmiConfigParameters = {
  clients: ChainClients
  connectors: readonly CreateConnectorFn[]
  storage: PageStorage
}

/** Wallets announce themselves (EIP-6963); other ways to one are given: old ones on the page, what `loadConnectors` found. */
export function createWagmiConfig({ clients, connectors, storage }: CreateWagmiConfigParameters): Config {
  const [first, ...rest] = [...clients.values()].map((client) => client.chain)
  if (!first) throw new Error('A configuration without chains cannot pass its schema.')
  const chains: readonly [Chain, ...Chain[]] = [first, ...rest]
  return createConfig({
    chains,
    connectors: [...connectors],
    multiInjectedProviderDiscovery: true,
    storage: createStorage({ storage }),
    client: ({ chain }): Client<Transport, Chain> =>
      clients.get(chain.id) ?? createClient({ chain, transport: http() }),
  })
}
