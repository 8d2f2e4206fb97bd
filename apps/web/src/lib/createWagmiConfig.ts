import { type Chain, type Client, createClient, http, type Transport } from 'viem'
import { type Config, type CreateConnectorFn, createConfig, createStorage } from 'wagmi'
import type { ChainClients } from './createChainClients.ts'
import type { PageStorage } from './openStorage.ts'

export type CreateWagmiConfigParameters = {
  clients: ChainClients
  connectors: readonly CreateConnectorFn[]
  storage: PageStorage
}

/** EIP-6963 wallets are discovered; other connectors are passed in. */
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

/** Ignores full or disabled storage, which only forgets the connected wallet. */
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
