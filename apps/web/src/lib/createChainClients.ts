import type { ChainConfig } from '@countersign/protocol'
import { type Chain, type Client, createClient, fallback, http, type Transport, webSocket } from 'viem'

export type ChainClients = ReadonlyMap<number, Client<Transport, Chain>>

/** One client per chain, on the operator's node addresses and no others. */
export function createChainClients(chains: readonly ChainConfig[]): ChainClients {
  return new Map(chains.map((chain) => [chain.id, createChainClient(chain)]))
}

function createChainClient(config: ChainConfig): Client<Transport, Chain> {
  const { http: urls, webSocket: socketUrls = [] } = config.rpcUrls.default
  const options = { timeout: 10_000, retryCount: 2, retryDelay: 100 }
  const transports = [
    // Calls made in one go travel in one request.
    ...urls.map((url) => http(url, { ...options, batch: { batchSize: 1_000, wait: 0 } })),
    ...(urls.length === 0 ? socketUrls.map((url) => webSocket(url, options)) : []),
  ]
  const [only] = transports
  const transport = transports.length === 1 && only ? only : fallback(transports, { rank: false })
  return createClient({ chain: toViemChain(config), transport, pollingInterval: 4_000 })
}

function toViemChain(config: ChainConfig): Chain {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, isTestnet } = config
  return {
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: toUrls(rpcUrls.default), public: toUrls(rpcUrls.public) },
    ...(blockExplorers ? { blockExplorers } : {}),
    ...(contracts ? { contracts: toContracts(contracts) } : {}),
    testnet: isTestnet,
  }
}

function toUrls({ http, webSocket }: ChainConfig['rpcUrls']['default']) {
  return { http, ...(webSocket ? { webSocket } : {}) }
}

function toContracts(contracts: NonNullable<ChainConfig['contracts']>): NonNullable<Chain['contracts']> {
  const entries = Object.entries(contracts).flatMap(([key, contract]) =>
    contract
      ? [
          [
            key,
            {
              address: contract.address,
              ...(contract.blockCreated === undefined ? {} : { blockCreated: contract.blockCreated }),
            },
          ] as const,
        ]
      : [],
  )
  return Object.fromEntries(entries)
}
