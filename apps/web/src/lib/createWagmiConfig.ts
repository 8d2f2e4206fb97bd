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
    storage: createStorage({ storage: toTolerant(storage) }),
    client: ({ chain }): Client<Transport, Chain> =>
      clients.get(chain.id) ?? createClient({ chain, transport: http() }),
  })
}

/** Which wallet was connected is no reason for a page that does not connect: full or disabled storage loses it. */
function toTolerant(storage: PageStorage): Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> {
  const attempt = <result>(act: () => result, otherwise: result): result => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt(() => storage.getItem(key), null),
    removeItem: (key) => attempt(() => storage.removeItem(key), undefined),
    setItem: (key, value) => attempt(() => storage.setItem(key, value), undefined),
  }
}
