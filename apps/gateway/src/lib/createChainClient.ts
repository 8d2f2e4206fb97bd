import type { ChainConfig } from '@countersign/protocol/config'
import { type Chain, createPublicClient, fallback, type PublicClient, type Transport, webSocket } from 'viem'
import { createNodeTransport, type NodeTransportOptions } from './createNodeTransport.ts'

export type ChainClient = PublicClient<Transport, Chain>

/** A client for the operator's nodes, with batching and failover. */
export function createChainClient(config: ChainConfig, options: NodeTransportOptions = {}): ChainClient {
  const { http: httpUrls, webSocket: webSocketUrls = [] } = config.rpcUrls.default
  const transports =
    httpUrls.length > 0
      ? httpUrls.map((url) => createNodeTransport(url, options))
      : webSocketUrls.map((url) => webSocket(url, { retryCount: 1, timeout: options.timeout ?? 10_000 }))
  const [first, ...others] = transports
  return createPublicClient({
    cacheTime: 0,
    chain: toViemChain(config),
    transport: first && others.length === 0 ? first : fallback(transports),
  })
}

function toViemChain({ contracts, id, name, nativeCurrency, rpcUrls }: ChainConfig): Chain {
  const { multicall3 } = contracts ?? {}
  return {
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls.default.http } },
    ...(multicall3 ? { contracts: { multicall3: withoutUndefined(multicall3) } } : {}),
  }
}

function withoutUndefined({ address, blockCreated }: { address: `0x${string}`; blockCreated?: number | undefined }) {
  return blockCreated === undefined ? { address } : { address, blockCreated }
}
