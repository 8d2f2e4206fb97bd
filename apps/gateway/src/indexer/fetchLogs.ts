import { type Address, getAddress, type Hash, type Hex, isAddress, isHash, isHex, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { ChainLog } from './ChainLog.ts'

/** Blocks by number, or one block by its hash: a node that has not got that block says so instead of answering nothing. */
export type BlockSpan = { blockHash: Hash } | { from: number; to: number }

export type FetchLogsParameters = {
  /** @default any contract */
  addresses?: readonly Address[]
  span: BlockSpan
  topics: readonly (Hex | readonly Hex[] | null)[]
}

const HexSchema = z.string().refine((value): value is Hex => isHex(value))
const HashSchema = z.string().refine((value): value is Hash => isHash(value))
const AddressSchema = z.string().refine((value): value is Address => isAddress(value, { strict: false }))

export const RpcLogsSchema = z
  .array(
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
  .transform((logs) =>
    logs
      // Celo reports its own gas payments as logs of a transaction that is the block.
      .filter((log) => !log.removed && log.blockHash !== log.transactionHash)
      .map(
        ({ address, blockHash, blockNumber, data, logIndex, topics, transactionHash, transactionIndex }): ChainLog => ({
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
        }),
      ),
  )

/** Logs by topics, in the order of the chain. */
export async function fetchLogs(
  client: ChainClient,
  { addresses, span, topics }: FetchLogsParameters,
): Promise<ChainLog[]> {
  // To a node an empty list is no filter: it would answer for any contract.
  if (addresses?.length === 0) return []
  const where =
    'blockHash' in span
      ? { blockHash: span.blockHash }
      : { fromBlock: numberToHex(span.from), toBlock: numberToHex(span.to) }
  const answer: unknown = await client.request({
    method: 'eth_getLogs',
    params: [{ ...(addresses ? { address: [...addresses] } : {}), ...where, topics: topics.map(toMutable) }],
  })
  return RpcLogsSchema.parse(answer)
}

function toMutable(topic: Hex | readonly Hex[] | null): Hex | Hex[] | null {
  return typeof topic === 'object' && topic !== null ? [...topic] : topic
}

function toTopics([first, ...others]: Hex[]): [] | [Hex, ...Hex[]] {
  return first === undefined ? [] : [first, ...others]
}
