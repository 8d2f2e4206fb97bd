import { type Chain, type Client, createClient, http, type Transport } from 'viem'
import { type Config, createConfig } from 'wagmi'
import type { ChainClients } from './createChainClients.ts'

/** Wallets are found by EIP-6963 announcements only: no SDK, nothing loaded from elsewhere. */
export function createWagmiConfig(clients: ChainClients): Config {
  const [first, ...rest] = [...clients.values()].map((client) => client.chain)
  if (!first) throw new Error('A configuration without chains cannot pass its schema.')
  const chains: readonly [Chain, ...Chain[]] = [first, ...rest]
  return createConfig({
    chains,
    multiInjectedProviderDiscovery: true,
    client: ({ chain }): Client<Transport, Chain> =>
      clients.get(chain.id) ?? createClient({ chain, transport: http() }),
  })
}
