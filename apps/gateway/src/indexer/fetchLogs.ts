import { type Address, type Hash, type Hex, numberToHex, pad } from 'viem'
import { z } from 'zod'
import { chunk } from '../lib/chunk.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { type BlockHeader, type ChainLog, ChainMovedError } from './ChainLog.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { topics } from './handlers/handlers.ts'
import { entryPoints } from './handlers/userOperationEvent.ts'
import { AddressSchema, HashSchema, HexSchema } from './rpcSchemas.ts'

/**
 * One block by its hash: a node without it returns an error. Or blocks by number: for those a node that is behind, or of
 * another fork, returns no logs, so it must have the witness as well.
 */
export type BlockSpan =
  | { blockHash: Hash }
  | { from: number; to: number; witness: Pick<BlockHeader, 'hash' | 'number'> }

type FetchLogsParameters = {
  /** @default any contract */
  addresses?: readonly Address[]
  span: BlockSpan
  topics: readonly (Hex | readonly Hex[] | null)[]
}

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
        (log): ChainLog => ({
          address: log.address,
          blockHash: log.blockHash,
          blockNumber: BigInt(log.blockNumber),
          // Some nodes return an empty field.
          blockTimestamp: BigInt(log.blockTimestamp ?? 0) || undefined,
          data: log.data,
          logIndex: Number(log.logIndex),
          removed: false,
          topics: toTopics(log.topics),
          transactionHash: log.transactionHash,
          transactionIndex: Number(log.transactionIndex),
        }),
      ),
  )

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
    throw new ChainMovedError({ chainId: client.chain.id, what: `the node lacks block ${witness.number}` })
  return RpcLogsSchema.parse(answer)
}

function toMutable(topic: Hex | readonly Hex[] | null): Hex | Hex[] | null {
  return typeof topic === 'object' && topic !== null ? [...topic] : topic
}

function toTopics([first, ...others]: Hex[]): [] | [Hex, ...Hex[]] {
  return first === undefined ? [] : [first, ...others]
}

type FetchSafeLogsParameters = {
  /** Undefined for the logs of all contracts, which the caller filters. */
  safes: readonly Address[] | undefined
  span: BlockSpan
}

/** Nodes refuse filters that are much longer. */
const addressesPerFilter = 1_000

/** Token transfers from or to these Safes. */
export async function fetchTransferLogs(
  client: ChainClient,
  { safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  if (!safes) return fetchLogs(client, { span, topics: [[topics.transfer, ...topics.multiTransfers]] })
  const words = safes.map((safe) => pad(safe, { size: 32 }))
  const answers = await Promise.all(
    chunk(words, addressesPerFilter).flatMap((part) => [
      fetchLogs(client, { span, topics: [topics.transfer, part] }),
      // The recipient in ERC-20 and ERC-721, the sender in ERC-1155.
      fetchLogs(client, { span, topics: [[topics.transfer, ...topics.multiTransfers], null, part] }),
      fetchLogs(client, { span, topics: [topics.multiTransfers, null, null, part] }),
    ]),
  )
  return answers.flat()
}

/** User operations of these Safes. */
export async function fetchOperationLogs(
  client: ChainClient,
  { safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  const filter = { addresses: entryPoints, span }
  if (!safes) return fetchLogs(client, { ...filter, topics: [topics.userOperation] })
  const words = safes.map((safe) => pad(safe, { size: 32 }))
  const answers = await Promise.all(
    chunk(words, addressesPerFilter).map((part) =>
      fetchLogs(client, { ...filter, topics: [topics.userOperation, null, part] }),
    ),
  )
  return answers.flat()
}

/** Events of these Safes. Filtered by address: anybody can emit logs that look like a Safe's, by the ten thousand. */
export async function fetchSafeLogs(
  client: ChainClient,
  { safes, span }: FetchSafeLogsParameters,
): Promise<ChainLog[]> {
  if (!safes) return fetchLogs(client, { span, topics: [topics.safe] })
  const answers = await Promise.all(
    chunk(safes, addressesPerFilter).map((addresses) => fetchLogs(client, { addresses, span, topics: [topics.safe] })),
  )
  return answers.flat()
}
