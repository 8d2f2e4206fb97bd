import { type Address, getAddress, type Hex, numberToHex, type RpcTransactionReceipt } from 'viem'
import { type ChainClient, requestBlock, requestReceipt, requestTransaction } from './ChainClient.ts'
import { parseSafeEvents, type SafeEvents } from './parseSafeEvents.ts'
import { type ChainLog, toReceiptLogs } from './readLogs.ts'

export type SafeReceipt = SafeEvents & {
  blockNumber: bigint
  isSuccess: boolean
  logs: readonly ChainLog[]
  receipt: RpcTransactionReceipt
  sender: Address
}

export async function readSafeReceipt(client: ChainClient, hash: Hex, safe: Address): Promise<SafeReceipt | undefined> {
  const receipt = await requestReceipt(client, hash)
  if (!receipt) return undefined
  const logs = toReceiptLogs(receipt, hash)
  return {
    ...parseSafeEvents(logs, safe),
    blockNumber: BigInt(receipt.blockNumber),
    isSuccess: receipt.status !== '0x0',
    logs,
    receipt,
    sender: getAddress(receipt.from),
  }
}

/** Timestamps of blocks by their numbers, in seconds since 1970. Blocks that the node does not have are left out. */
export async function readTimes(client: ChainClient, numbers: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const method = 'eth_getBlockByNumber'
  const blocks = await Promise.all(
    [...new Set(numbers)].map(async (number) => {
      const block = await requestBlock(method, client.request({ method, params: [numberToHex(number), false] }))
      return block ? [[number, BigInt(block.timestamp)] as const] : []
    }),
  )
  return new Map(blocks.flat())
}

/** Sender of a chain transaction, and the timestamp of its block. @throws ChainUnreachableError */
export async function readOrigin(
  client: ChainClient,
  { blockNumber, transactionHash }: { transactionHash: Hex; blockNumber: bigint },
): Promise<{ sender: Address | undefined; timestamp: bigint | undefined }> {
  const [transaction, times] = await Promise.all([
    requestTransaction(client, transactionHash),
    readTimes(client, [blockNumber]),
  ])
  return { sender: transaction ? getAddress(transaction.from) : undefined, timestamp: times.get(blockNumber) }
}
