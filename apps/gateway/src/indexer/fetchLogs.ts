import { type Address, getAddress, type Hash, type Hex, isAddress, isHash, isHex, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { ChainLog } from './ChainLog.ts'

export type FetchLogsParameters = {
  from: number
  to: number
  topics: readonly (Hex | readonly Hex[] | null)[]
}

const HexSchema = z.string().refine((value): value is Hex => isHex(value))
const HashSchema = z.string().refine((value): value is Hash => isHash(value))
const AddressSchema = z.string().refine((value): value is Address => isAddress(value, { strict: false }))

const RpcLogsSchema = z.array(
  z.object({
    address: AddressSchema,
    blockHash: HashSchema,
    blockNumber: HexSchema,
    data: HexSchema,
    logIndex: HexSchema,
    removed: z.boolean().optional(),
    topics: z.array(HashSchema),
    transactionHash: HashSchema,
    transactionIndex: HexSchema,
  }),
)

/** Logs by topics, of any contract, in the order of the chain. */
export async function fetchLogs(client: ChainClient, { from, to, topics }: FetchLogsParameters): Promise<ChainLog[]> {
  const answer: unknown = await client.request({
    method: 'eth_getLogs',
    params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: topics.map(toMutable) }],
  })
  return (
    RpcLogsSchema.parse(answer)
      // Celo reports its own gas payments as logs of a transaction that is the block.
      .filter((log) => !log.removed && log.blockHash !== log.transactionHash)
      .map(({ address, blockHash, blockNumber, data, logIndex, topics, transactionHash, transactionIndex }) => ({
        address: getAddress(address),
        blockHash,
        blockNumber: BigInt(blockNumber),
        blockTimestamp: undefined,
        data,
        logIndex: Number(logIndex),
        removed: false,
        topics: toTopics(topics),
        transactionHash,
        transactionIndex: Number(transactionIndex),
      }))
  )
}

function toMutable(topic: Hex | readonly Hex[] | null): Hex | Hex[] | null {
  return typeof topic === 'object' && topic !== null ? [...topic] : topic
}

function toTopics([first, ...others]: Hex[]): [] | [Hex, ...Hex[]] {
  return first === undefined ? [] : [first, ...others]
}
