import type { Chain, Client, Transport } from 'viem'

/**
 * The node that chain facts are read from: any viem client on the user's or operator's own RPC URL. Give it a batching
 * transport (`http(url, { batch: { batchSize: 1_000, wait: 0 } })`): each round of reads is then one HTTP request.
 * If its chain names a Multicall3 contract, many calls become one.
 */
export type ChainClient = Client<Transport, Chain | undefined>
