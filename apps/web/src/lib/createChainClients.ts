import type { ChainConfig } from '@countersign/protocol/config'
import { type Chain, type Client, createClient, http, type Transport } from 'viem'

export type ChainClients = ReadonlyMap<number, Client<Transport, Chain>>

/** One client per chain, on the operator's nodes only. */
export async function createChainClients(chains: readonly ChainConfig[]): Promise<ChainClients> {
  return new Map(await Promise.all(chains.map(async (chain) => [chain.id, await createChainClient(chain)] as const)))
}

async function createChainClient(config: ChainConfig): Promise<Client<Transport, Chain>> {
  const transport = await openTransport(config.rpcUrls.default)
  return createClient({ chain: toViemChain(config), transport, pollingInterval: 4_000 })
}

/** Lazy: most chains have one URL, without fallback or WebSocket. */
async function openTransport({ http: urls, webSocket: sockets = [] }: ChainConfig['rpcUrls']['default']) {
  const options = { timeout: 10_000, retryCount: 2, retryDelay: 100 }
  // Batches simultaneous calls into one request.
  const transports = urls.map((url) => http(url, { ...options, batch: { batchSize: 1_000, wait: 0 } }))
  const [only] = transports
  if (transports.length === 1 && only) return only
  const { joinTransports } = await import('./joinTransports.ts')
  return joinTransports({ options, sockets, transports })
}

export function toViemChain(config: ChainConfig): Chain {
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
