import { type Address, BaseError, type Hash, ResponseBodyTooLargeError, zeroHash } from 'viem'
import type { Db } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import { type BlockHeader, type ChainLog, ChainMovedError, type StoredBlock } from './ChainLog.ts'
import type { CreatedSafes, WatchList } from './createWatchList.ts'
import { createFailedTransaction, type FailedTransaction } from './Facts.ts'
import { fetchBlocks } from './fetchBlocks.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { type FetchedTransactions, fetchTransactions } from './fetchTransactions.ts'
import { type FoundLogs, findBlockLogs, findRangeLogs } from './findLogs.ts'
import type { LegacyReader, MissingCall } from './legacy/createLegacyReader.ts'
import type { PreviousReader } from './readPreviousState.ts'
import type { Tracer } from './trace/createTracer.ts'

/** Everything that fetching needs: nodes, no database. */
export type RangeFetcher = {
  chainId: number
  client: ChainClient
  /** Throws ChainMovedError for a block that does not exist any more. */
  getHeader: (number: number) => Promise<BlockHeader>
  /** Whether the index may continue without a part of a block that the node did not return. */
  isSkippable: (error: unknown, block: BlockHeader) => Promise<boolean>
  logger: Logger
  /** Accepts larger responses, one call at a time. */
  longTimeoutClient: ChainClient
  readLegacy: LegacyReader
  readPrevious: PreviousReader
  trace: Tracer
}

export type FetchRangeParameters = {
  from: number
  /** One block, whose parts may fail separately. `transactions`: receipt by receipt, with the least memory. */
  isCareful?: boolean | 'transactions'
  /** Blocks from here on are stored even without facts: a reorg may replace them. */
  retainFrom: number
  /** Called as soon as it is known where the next range begins, and with which Safes. */
  onFound?: ((found: FoundRange) => void) | undefined
  /** The hash of the block before `from`, if known. */
  parentHash?: Hash | undefined
  to: number
  watchList: WatchList
  /** Blocks from here on are requested by hash: a node that lags behind does not have them. */
  youngFrom: number
}

/** Where a range ends, and the Safes to watch from there on. */
type FoundRange = CreatedSafes & { last: BlockHeader }

/** What the node returned for a range, not yet decoded. */
export type FetchedRange = FoundRange & {
  blocks: (StoredBlock & { hasFacts: boolean })[]
  failed: FailedTransaction[]
  logs: readonly ChainLog[]
  transactions: FetchedTransactions['transactions']
}

/** Fetches a range of blocks. Throws ChainMovedError if a reorg replaced one of them meanwhile. */
export async function fetchRange(fetcher: RangeFetcher, parameters: FetchRangeParameters): Promise<FetchedRange> {
  const { chainId, client, getHeader, longTimeoutClient, readLegacy, trace } = fetcher
  const { from, isCareful = false, to, watchList } = parameters
  const headers = await fetchYoungHeaders(fetcher, parameters)
  const last = headers.at(-1)
  if (!last) throw new ChainMovedError({ chainId, what: `block ${to} no longer exists` })
  const shallGoOn = isCareful ? (error: unknown) => fetcher.isSkippable(error, last) : undefined
  const found = shallGoOn
    ? await findBlockLogs(
        { chainId, client: longTimeoutClient, watchList },
        { block: last, isByTransaction: isCareful === 'transactions', logger: fetcher.logger, shallGoOn },
      )
    : await findRangeLogs({ chainId, client, watchList }, { ...parameters, headers, witness: last })
  const earlier = await fetchEarlierTransfers(fetcher, { ...parameters, witness: last }, found)
  const legacy = watchList.listLegacy(found.logs)
  parameters.onFound?.({ created: found.created, last, legacy })
  const safes = [...new Set([...watchList.legacy, ...legacy])]
  const unlogged = await readLegacy({ from, logs: found.logs, safes, shallGoOn, to })
  const missed = await Promise.all(unlogged.missed.map((call) => toFailedTransaction(fetcher, call)))
  const failed = [...found.failed, ...earlier.failed, ...missed]
  const allLogs = [...earlier.logs, ...found.logs, ...unlogged.logs].toSorted(inChainOrder)

  const [fetched, blocks] = await Promise.all([
    fetchTransactions({ client: shallGoOn ? longTimeoutClient : client, trace }, { logs: allLogs, shallGoOn }),
    fetchBlocks({ chainId, getHeader }, { ...parameters, failed, headers, logs: allLogs }),
  ])
  await Promise.all([assertUnmoved(fetcher, last), assertParent(fetcher, parameters, headers)])
  return {
    blocks,
    created: found.created,
    failed: [...failed, ...fetched.failed],
    last,
    legacy,
    logs: allLogs.filter((log) => !fetched.missing.has(log.transactionHash)),
    transactions: fetched.transactions,
  }
}

/** A block without its contents: each of its transactions is stored as failed, and retried alone. */
export async function skipBlock(
  { chainId, client, getHeader }: Pick<RangeFetcher, 'chainId' | 'client' | 'getHeader'>,
  { error, from, parentHash }: Pick<FetchRangeParameters, 'from' | 'parentHash'> & { error: unknown },
): Promise<FetchedRange> {
  const last = await getHeader(from)
  if (!isChild(last, parentHash)) throw new ChainMovedError({ chainId, what: `block ${from} has another parent` })
  const { transactions } = await client.getBlock({ blockHash: last.hash })
  const failed = transactions.map((hash) => createFailedTransaction({ block: from, error, hash, what: 'logs' }))
  const blocks = [{ ...last, hasFacts: failed.length > 0 }]
  return { blocks, created: [], failed, last, legacy: [], logs: [], transactions: new Map() }
}

/**
 * Distinguishes a block that is too heavy from a node that fails, without relying on error texts: the node works if it
 * still returns the block. A failing node is retried, a part of a block that is too heavy is skipped and retried later.
 */
export function createSkipPolicy({
  chainId,
  client,
  db,
  max,
}: {
  chainId: number
  client: ChainClient
  db: Db
  /** Failed receipts of the chain beyond which the node is at fault. */
  max: number
}): RangeFetcher['isSkippable'] {
  return async (error, block) => {
    if (error instanceof ChainMovedError) return false
    const header = await fetchHeader(client, block.number)
    if (header?.hash !== block.hash) throw new ChainMovedError({ chainId, what: `block ${block.number} was replaced` })
    if (error instanceof BaseError && error.walk((cause) => cause instanceof ResponseBodyTooLargeError)) return true
    // A node that returns no receipts at all (some keep only the newest) must not cause the whole chain to be skipped.
    const { count } = await db
      .selectFrom('failed_transaction')
      .where('chain_id', '=', chainId)
      .where('what', 'in', ['logs', 'quiet', 'receipt', 'unlogged'])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count < max
  }
}

/** The transaction of an unlogged call is unknown: the hash of the block stands for it. */
export async function toFailedTransaction(
  { getHeader }: Pick<RangeFetcher, 'getHeader'>,
  { block, error, safe }: MissingCall,
): Promise<FailedTransaction> {
  const { hash } = await getHeader(block)
  return createFailedTransaction({ block, error, hash, subject: safe, what: 'unlogged' })
}

export function inChainOrder(a: ChainLog, b: ChainLog): number {
  return Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex
}

/** Young blocks and the last one, each the parent of the next. */
async function fetchYoungHeaders(fetcher: RangeFetcher, { from, retainFrom, parentHash, to }: FetchRangeParameters) {
  const first = Math.min(to, Math.max(from, retainFrom))
  const numbers = Array.from({ length: to - first + 1 }, (_, index) => first + index)
  const headers = await Promise.all(numbers.map(fetcher.getHeader))
  for (const [index, header] of headers.entries()) {
    const parent = index > 0 ? headers[index - 1]?.hash : header.number === from ? parentHash : undefined
    if (!isChild(header, parent))
      throw new ChainMovedError({ chainId: fetcher.chainId, what: `block ${header.number} has another parent` })
  }
  return headers
}

/** Development nodes that mine many blocks at once return no parent for them: there is nothing to compare then. */
function isChild({ parentHash }: BlockHeader, parent: Hash | undefined): boolean {
  return parent === undefined || parentHash === zeroHash || parentHash === parent
}

/** Tokens that new Safes received before their creation. */
async function fetchEarlierTransfers(
  { readPrevious }: RangeFetcher,
  { from, watchList, witness }: FetchRangeParameters & { witness: BlockHeader },
  { created, logs }: FoundLogs,
): Promise<Pick<FoundLogs, 'failed' | 'logs'>> {
  if (created.length === 0) return { failed: [], logs: [] }
  const creations = new Map<Address | undefined, ChainLog>(logs.map((log) => [watchList.findCreated(log), log]))
  const found = await readPrevious({ block: from, safes: created, witness })
  const failed = [...found.errors].flatMap(([safe, error]) => {
    const creation = creations.get(safe)
    if (!creation) return []
    const { blockNumber: block, transactionHash: hash } = creation
    return createFailedTransaction({ block, error, hash, subject: safe, what: 'earlier' })
  })
  return { failed, logs: found.logs }
}

/** The block before the range is still its parent. A range whose first header was fetched has compared it already. */
async function assertParent(
  fetcher: RangeFetcher,
  { from, parentHash }: FetchRangeParameters,
  [first]: readonly BlockHeader[],
): Promise<void> {
  const isCompared = first?.number === from && first.parentHash === parentHash
  if (parentHash && !isCompared) await assertUnmoved(fetcher, { hash: parentHash, number: from - 1 })
}

async function assertUnmoved(fetcher: RangeFetcher, block: Pick<BlockHeader, 'hash' | 'number'>): Promise<void> {
  const { hash } = await fetcher.getHeader(block.number)
  if (hash !== block.hash)
    throw new ChainMovedError({ chainId: fetcher.chainId, what: `block ${block.number} was replaced` })
}
