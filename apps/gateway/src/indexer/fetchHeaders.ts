import { BlockNotFoundError, type Hash, isHash, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'

const HashSchema = z.string().refine((value): value is Hash => isHash(value))
const QuantitySchema = z.string().transform(Number)
const HeaderSchema = z.object({
  hash: HashSchema,
  number: QuantitySchema,
  parentHash: HashSchema,
  timestamp: QuantitySchema,
})

/** The newest block. */
export async function fetchHead(client: ChainClient): Promise<BlockHeader> {
  const header = await ask(client, 'latest')
  if (!header) throw new BlockNotFoundError({})
  return header
}

/** Undefined when the chain has no block of that number (any more). */
export function fetchHeader(client: ChainClient, number: number): Promise<BlockHeader | undefined> {
  return ask(client, numberToHex(number))
}

/** The same of a block that was there a moment ago. */
export async function getHeader(
  { chainId, client }: { chainId: number; client: ChainClient },
  number: number,
): Promise<BlockHeader> {
  const header = await fetchHeader(client, number)
  if (!header) throw new ChainMovedError({ chainId, what: `block ${number} is gone` })
  return header
}

/** Only what is kept is parsed, of tens of thousands of blocks: viem would make the whole of each anew. */
async function ask(client: ChainClient, block: Hash | 'latest'): Promise<BlockHeader | undefined> {
  const answer: unknown = await client.request({ method: 'eth_getBlockByNumber', params: [block, false] })
  return answer === null ? undefined : HeaderSchema.parse(answer)
}
