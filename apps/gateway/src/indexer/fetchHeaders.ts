import { BlockNotFoundError, type Hash, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import { type BlockHeader, ChainMovedError } from './ChainLog.ts'
import { HashSchema } from './rpcSchemas.ts'

const QuantitySchema = z.string().transform(Number)
const HeaderSchema = z.object({
  hash: HashSchema,
  number: QuantitySchema,
  parentHash: HashSchema,
  timestamp: QuantitySchema,
})

async function fetchHead(client: ChainClient): Promise<BlockHeader> {
  const header = await requestHeader(client, 'latest')
  if (!header) throw new BlockNotFoundError({})
  return header
}

/** Undefined when the chain has no block with that number. */
export function fetchHeader(client: ChainClient, number: number): Promise<BlockHeader | undefined> {
  return requestHeader(client, numberToHex(number))
}

/** The same for a block that existed a moment ago. */
export async function getHeader(
  { chainId, client }: { chainId: number; client: ChainClient },
  number: number,
): Promise<BlockHeader> {
  const header = await fetchHeader(client, number)
  if (!header) throw new ChainMovedError({ chainId, what: `block ${number} no longer exists` })
  return header
}

/** Parses only the fields in use, of tens of thousands of blocks: viem would format all of them. */
async function requestHeader(client: ChainClient, block: Hash | 'latest'): Promise<BlockHeader | undefined> {
  const answer: unknown = await client.request({ method: 'eth_getBlockByNumber', params: [block, false] })
  return answer === null ? undefined : HeaderSchema.parse(answer)
}

/** The head of the chain: the current one, or that of the last seconds. */
export type KnownHead = {
  fetch: () => Promise<BlockHeader>
  /** Undefined when the last one is too old. */
  recall: () => BlockHeader | undefined
}

/** Milliseconds: how far the index is behind is shown to people. */
const headLifetime = 5_000

export function createKnownHead({ client }: { client: ChainClient }): KnownHead {
  let known: { at: number; head: BlockHeader } | undefined
  return {
    fetch: async () => {
      const head = await fetchHead(client)
      known = { at: performance.now(), head }
      return head
    },
    recall: () => (known && performance.now() - known.at < headLifetime ? known.head : undefined),
  }
}
