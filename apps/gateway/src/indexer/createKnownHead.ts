import type { ChainClient } from '../lib/createChainClient.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { fetchHead } from './fetchHeaders.ts'

/** The head of the chain: as it is, or as it was a moment ago for whoever is far from it. */
export type KnownHead = {
  fetch: () => Promise<BlockHeader>
  /** Undefined when it was asked for too long ago. */
  recall: () => BlockHeader | undefined
}

/** Milliseconds. People see how far the index is behind. */
const lifetime = 5_000

export function createKnownHead({ client }: { client: ChainClient }): KnownHead {
  let known: { at: number; head: BlockHeader } | undefined
  return {
    fetch: async () => {
      const head = await fetchHead(client)
      known = { at: performance.now(), head }
      return head
    },
    recall: () => (known && performance.now() - known.at < lifetime ? known.head : undefined),
  }
}
