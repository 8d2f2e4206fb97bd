import { type Address, getAddress, type Hex, numberToHex } from 'viem'
import type { ChainClient } from './ChainClient.ts'
import { requestBlock } from './readBlock.ts'

/** Sender of a chain transaction, and the timestamp of its block. */
export type Origin = {
  sender: Address | undefined
  /** Seconds since 1970. */
  timestamp: bigint | undefined
}

export type ReadOriginParameters = { transactionHash: Hex; blockNumber: bigint }

/** @throws ChainUnreachableError */
export async function readOrigin(
  client: ChainClient,
  { blockNumber, transactionHash }: ReadOriginParameters,
): Promise<Origin> {
  const [transaction, block] = await Promise.all([
    requestBlock(
      'eth_getTransactionByHash',
      client.request({ method: 'eth_getTransactionByHash', params: [transactionHash] }),
    ),
    requestBlock(
      'eth_getBlockByNumber',
      client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(blockNumber), false] }),
    ),
  ])
  return {
    sender: transaction ? getAddress(transaction.from) : undefined,
    timestamp: block ? BigInt(block.timestamp) : undefined,
  }
}
