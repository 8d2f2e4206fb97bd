import { BlockNotFoundError } from 'viem'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { BlockHeader } from './BlockHeader.ts'

/** The newest block. */
export async function fetchHead(client: ChainClient): Promise<BlockHeader> {
  return toHeader(await client.getBlock({ blockTag: 'latest' }))
}

/** Undefined when the chain has no block of that number (any more). */
export async function fetchHeader(client: ChainClient, number: number): Promise<BlockHeader | undefined> {
  try {
    return toHeader(await client.getBlock({ blockNumber: BigInt(number) }))
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined
    throw error
  }
}

function toHeader({ hash, number, parentHash, timestamp }: Awaited<ReturnType<ChainClient['getBlock']>>): BlockHeader {
  if (hash === null || number === null) throw new BlockNotFoundError({})
  return { hash, number: Number(number), parentHash, timestamp: Number(timestamp) }
}
