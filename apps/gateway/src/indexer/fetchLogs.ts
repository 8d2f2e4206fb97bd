import { type Address, type Hash, type Hex, isHash, isHex, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import { checksum } from './abi/checksum.ts'
import { type BlockHeader, type ChainLog, ChainMovedError } from './ChainLog.ts'
import { fetchHeader } from './fetchHeaders.ts'

/**
 * One block by its hash: a node without it returns an error. Or blocks by number: for those a node that is behind, or of
 * another fork, returns no logs, so it must have the witness as well.
 */
export type BlockSpan =
  | { blockHash: Hash }
  | { from: number; to: number; witness: Pick<BlockHeader, 'hash' | 'number'> }

export type FetchLogsParameters = {
  /** @default any contract */
  addresses?: readonly Address[]
  span: BlockSpan
  topics: readonly (Hex | readonly Hex[] | null)[]
}

const HexSchema = z.string().refine((value): value is Hex => isHex(value))
const HashSchema = z.string().refine((value): value is Hash => isHash(value))
const addressPattern = /^0x[\da-f]{40}$/i
const AddressSchema = z.string().refine((value): value is Address => addressPattern.test(value))

export const RpcLogsSchema = z
  .array(
    z.object({
      address: AddressSchema,
      blockHash: HashSchema,
      blockNumber: HexSchema,
      blockTimestamp: HexSchema.nullish(),
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
        ({
          address,
          blockHash,
          blockNumber,
          blockTimestamp,
          data,
          logIndex,
          topics,
          transactionHash,
          transactionIndex,
        }): ChainLog => ({
          address: checksum(address),
          blockHash,
          blockNumber: BigInt(blockNumber),
          // Some nodes return an empty field.
          blockTimestamp: BigInt(blockTimestamp ?? 0) || undefined,
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
  // To a node an empty list is no filter: it would return logs of all contracts.
  if (addresses?.length === 0) return []
  const where =
    'blockHash' in span
      ? { blockHash: span.blockHash }
      : { fromBlock: numberToHex(span.from), toBlock: numberToHex(span.to) }
  const witness = 'witness' in span ? span.witness : undefined
  // In one batch, so that one node responds to both.
  const [answer, header]: [unknown, BlockHeader | undefined] = await Promise.all([
    client.request({
      method: 'eth_getLogs',
      params: [{ ...(addresses ? { address: [...addresses] } : {}), ...where, topics: topics.map(toMutable) }],
    }),
    witness && fetchHeader(client, witness.number),
  ])
  if (witness && header?.hash !== witness.hash)
    throw new ChainMovedError({ chainId: client.chain.id, what: `the node has not got block ${witness.number}` })
  return RpcLogsSchema.parse(answer)
}

function toMutable(topic: Hex | readonly Hex[] | null): Hex | Hex[] | null {
  return typeof topic === 'object' && topic !== null ? [...topic] : topic
}

function toTopics([first, ...others]: Hex[]): [] | [Hex, ...Hex[]] {
  return first === undefined ? [] : [first, ...others]
}
