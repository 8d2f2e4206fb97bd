import { type Address, type Hex, numberToHex, type RpcLog, type RpcTransactionReceipt } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import { type ChainClient, ChainUnreachableError, requestBlock } from './ChainClient.ts'

export type ChainLog = {
  address: Address
  topics: readonly Hex[]
  data: Hex
  blockNumber: bigint
  transactionHash: Hex
  logIndex: number
}

export type ReadLogsParameters = {
  address: Address
  /** Any of these as the first topic. */
  topics: readonly Hex[]
  fromBlock: bigint
  block: BlockReference
}

/** Logs of a contract up to a block. Nodes limit ranges: a refused one is halved. */
export async function readLogs(
  client: ChainClient,
  { address, block, fromBlock, topics }: ReadLogsParameters,
): Promise<ChainLog[]> {
  return readRange(fromBlock, block.number)

  async function readRange(from: bigint, to: bigint): Promise<ChainLog[]> {
    if (from > to) return []
    try {
      return await readLogRange(client, { address, from, to, topics })
    } catch (error) {
      if (from === to || !(error instanceof ChainUnreachableError)) throw error
      const middle = (from + to) / 2n
      return [...(await readRange(from, middle)), ...(await readRange(middle + 1n, to))]
    }
  }
}

type ReadLogRangeParameters = Pick<ReadLogsParameters, 'address' | 'topics'> & { from: bigint; to: bigint }

/** Logs of a contract in a range of blocks, by one request. */
export async function readLogRange(
  client: ChainClient,
  { address, from, to, topics }: ReadLogRangeParameters,
): Promise<ChainLog[]> {
  const method = 'eth_getLogs'
  const filter = { address, fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: [[...topics]] }
  return toChainLogs(await requestBlock(method, client.request({ method, params: [filter] })))
}

/** Without logs of pending blocks. */
export function toChainLogs(logs: readonly RpcLog[]): ChainLog[] {
  return logs.flatMap((log) =>
    log.blockNumber === null || log.transactionHash === null || log.logIndex === null
      ? []
      : [
          {
            address: log.address,
            blockNumber: BigInt(log.blockNumber),
            data: log.data,
            logIndex: Number(log.logIndex),
            topics: log.topics,
            transactionHash: log.transactionHash,
          },
        ],
  )
}

/** Logs of a receipt; some nodes do not number them. */
export function toReceiptLogs({ blockNumber, logs }: RpcTransactionReceipt, transactionHash: Hex): ChainLog[] {
  return logs.map(({ address, data, logIndex, topics }, index) => ({
    address,
    blockNumber: BigInt(blockNumber),
    data,
    logIndex: logIndex === null ? index : Number(logIndex),
    topics,
    transactionHash,
  }))
}
