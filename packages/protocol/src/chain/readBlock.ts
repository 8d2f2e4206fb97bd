import { numberToHex } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { ChainClient } from './ChainClient.ts'
import { ChainUnreachableError, WrongChainError } from './ChainUnreachableError.ts'

export type ReadBlockParameters = {
  /** The expected chain; the node's chain id must match. */
  chainId: number
  /** @default the newest block */
  blockNumber?: bigint
}

/** The block for all further reads, from a node on the right chain. */
export async function readBlock(
  client: ChainClient,
  { blockNumber, chainId }: ReadBlockParameters,
): Promise<BlockReference> {
  const tag = blockNumber === undefined ? 'latest' : numberToHex(blockNumber)
  const [actual, block] = await Promise.all([
    requestBlock('eth_chainId', client.request({ method: 'eth_chainId' })),
    requestBlock('eth_getBlockByNumber', client.request({ method: 'eth_getBlockByNumber', params: [tag, false] })),
  ])
  if (Number(actual) !== chainId) throw new WrongChainError({ actual: Number(actual), expected: chainId })
  if (!block?.hash || block.number === null)
    throw new ChainUnreachableError({ cause: undefined, method: 'eth_getBlockByNumber' })
  return { chainId, hash: block.hash, number: BigInt(block.number), timestamp: BigInt(block.timestamp) }
}

/** Maps any failure of a request that cannot revert to one error. */
export async function requestBlock<answer>(method: string, request: Promise<answer>): Promise<answer> {
  try {
    return await request
  } catch (cause) {
    throw new ChainUnreachableError({ cause, method })
  }
}
