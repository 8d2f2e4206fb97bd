import { type Chain, createClient, http } from 'viem'
import type { ChainClient } from '../src/chain/ChainClient.ts'

/** A client as the web app makes it, and how many HTTP requests it has sent. */
export function createCountingClient(url: string, chain?: Chain): { client: ChainClient; count: () => number } {
  let requests = 0
  const transport = http(url, {
    batch: { batchSize: 1_000, wait: 0 },
    onFetchRequest: () => {
      requests++
    },
    retryCount: 0,
  })
  return { client: createClient({ cacheTime: 0, chain, transport }), count: () => requests }
}
