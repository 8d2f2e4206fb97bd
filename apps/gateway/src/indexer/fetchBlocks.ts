import { type BlockHeader, type ChainLog, ChainMovedError, type StoredBlock } from './ChainLog.ts'
import type { FailedTransaction } from './Facts.ts'
import { mapInFlight } from './mapInFlight.ts'

export type FetchBlocksParameters = {
  failed: readonly Pick<FailedTransaction, 'block_number'>[]
  from: number
  /** Of the young blocks at least. */
  headers: readonly BlockHeader[]
  /** Blocks from here on are stored even without facts: a reorg may replace them. */
  retainFrom: number
  logs: readonly ChainLog[]
  to: number
}

/** The blocks of the facts and the young ones. Throws ChainMovedError for a log of a block that was replaced. */
export async function fetchBlocks(
  { chainId, getHeader }: { chainId: number; getHeader: (number: number) => Promise<StoredBlock> },
  { failed, from, headers, retainFrom, logs, to }: FetchBlocksParameters,
): Promise<(StoredBlock & { hasFacts: boolean })[]> {
  const withFacts = new Set([...logs.map((log) => Number(log.blockNumber)), ...failed.map((row) => row.block_number)])
  const known = new Map<number, StoredBlock>([...listTimed(logs), ...headers].map((block) => [block.number, block]))
  const retained = headers.filter(({ number }) => number >= Math.max(from, retainFrom) || number === to)
  const numbers = new Set([...withFacts, ...retained.map(({ number }) => number)])
  const blocks = await mapInFlight([...numbers], async (number) => known.get(number) ?? getHeader(number))
  assertInBlocks(logs, { blocks, chainId })
  return blocks.map((block) => ({ ...block, hasFacts: withFacts.has(block.number) }))
}

export function assertInBlocks(
  logs: readonly ChainLog[],
  { blocks, chainId }: { blocks: readonly StoredBlock[]; chainId: number },
): void {
  const hashes = new Map(blocks.map(({ hash, number }) => [number, hash]))
  for (const { blockHash, blockNumber } of logs)
    if (hashes.get(Number(blockNumber)) !== blockHash)
      throw new ChainMovedError({ chainId, what: `block ${blockNumber} was replaced` })
}

/** Blocks whose logs have a timestamp, as current nodes return it: they need no request. */
function listTimed(logs: readonly ChainLog[]): StoredBlock[] {
  return logs.flatMap(({ blockHash: hash, blockNumber, blockTimestamp }) =>
    blockTimestamp === undefined ? [] : [{ hash, number: Number(blockNumber), timestamp: Number(blockTimestamp) }],
  )
}
