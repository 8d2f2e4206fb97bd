import { type Address, checksumAddress, getAddress, type Hex, numberToHex } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import { type ChainClient, requestBlock } from './ChainClient.ts'

/** Sender of a chain transaction, and the timestamp of its block. */
type Origin = {
  sender: Address | undefined
  /** Seconds since 1970. */
  timestamp: bigint | undefined
}

/** @throws ChainUnreachableError */
export async function readOrigin(
  client: ChainClient,
  { blockNumber, transactionHash }: { transactionHash: Hex; blockNumber: bigint },
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

/** `keccak256("eip1967.proxy.implementation") - 1` and OpenZeppelin's older slot. */
const slots: readonly Hex[] = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
]

/** The implementation of an upgradeable proxy; undefined for other contracts. */
export async function readProxyTarget(
  client: ChainClient,
  address: Address,
  block: BlockReference,
): Promise<Address | undefined> {
  const words = await Promise.all(
    slots.map((slot) =>
      requestBlock(
        'eth_getStorageAt',
        client.request({ method: 'eth_getStorageAt', params: [address, slot, numberToHex(block.number)] }),
      ),
    ),
  )
  const word = words.find((candidate) => candidate !== null && candidate !== undefined && BigInt(candidate) !== 0n)
  return word ? checksumAddress(`0x${word.slice(-40)}`) : undefined
}
