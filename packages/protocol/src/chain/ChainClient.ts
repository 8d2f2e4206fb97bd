import { type Chain, type Client, type Hex, numberToHex, type Transport } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'

/**
 * The node that chain facts are read from: any viem client on the user's or operator's own RPC URL. Give it a batching
 * transport (`http(url, { batch: { batchSize: 1_000, wait: 0 } })`): each round of reads is then one HTTP request.
 * If its chain names a Multicall3 contract, many calls become one.
 */
export type ChainClient = Client<Transport, Chain | undefined>

/** The node did not respond, or with an invalid result. Pages stay readable; nothing is verified. */
export class ChainUnreachableError extends BaseError {
  constructor({ cause, method }: { cause: unknown; method: string }) {
    super('CHAIN_UNREACHABLE', msg('node.noResponse', 'The node did not respond to {method}.', { method }), {
      cause,
      metaMessages: ['Nothing can be verified without it. Try again, or set another RPC URL for this chain.'],
    })
  }
}

/** The node serves another chain than requested. */
export class WrongChainError extends BaseError {
  readonly actual: number
  readonly expected: number
  constructor({ actual, expected }: { actual: number; expected: number }) {
    super(
      'WRONG_CHAIN',
      msg('node.wrongChain', 'The node is on chain {actual}, not on chain {expected}.', { actual, expected }),
      {
        metaMessages: ['Check the RPC URL of this chain.'],
      },
    )
    this.actual = actual
    this.expected = expected
  }
}

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

/** Undefined where the node could not be reached. */
export async function tryRead<value>(read: () => Promise<value>): Promise<value | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ChainUnreachableError) return undefined
    throw error
  }
}

/** @throws ChainUnreachableError */
export function requestTransaction(client: ChainClient, hash: Hex) {
  const method = 'eth_getTransactionByHash'
  return requestBlock(method, client.request({ method, params: [hash] }))
}

/** @throws ChainUnreachableError */
export function requestReceipt(client: ChainClient, hash: Hex) {
  const method = 'eth_getTransactionReceipt'
  return requestBlock(method, client.request({ method, params: [hash] }))
}
