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

/** A single node, to compare it with others: without fallback to another. */
export function openNode(url: string): Client<Transport> {
  return createClient({
    transport: http(url, { batch: { batchSize: 1_000, wait: 0 }, retryCount: 1, timeout: 10_000 }),
  })
}

export function toViemChain(config: ChainConfig): Chain {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, isTestnet } = config
  return { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, testnet: isTestnet }
}
