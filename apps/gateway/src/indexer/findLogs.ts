import type { Address, Hash } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { Logger } from '../lib/createLogger.ts'
import { createAddressSet } from './AddressSet.ts'
import { type BlockHeader, type ChainLog, ChainMovedError } from './ChainLog.ts'
import { type WatchList, watchOnly } from './createWatchList.ts'
import { createFailedTransaction, type FailedTransaction } from './Facts.ts'
import {
  type BlockSpan,
  fetchLogs,
  fetchOperationLogs,
  fetchSafeLogs,
  fetchTransferLogs,
  RpcLogsSchema,
} from './fetchLogs.ts'
import { topics } from './handlers/handlers.ts'
import { entryPoints } from './handlers/userOperationEvent.ts'
import { resolveProxyCreations } from './resolveProxyCreations.ts'

export type LogReader = { chainId: number; client: ChainClient; watchList: WatchList }

export type FoundLogs = {
  /** Safes that were created here. */
  created: Address[]
  failed: FailedTransaction[]
  logs: ChainLog[]
}

/** Above so many Safes the logs of all contracts, filtered here, are less work than the filters. */
const maxFiltered = 4_000
/** Above so many Safes a single block is read receipt by receipt instead of by address. */
const maxByAddress = 50_000

/** Creations of Safes, their events and their transfers. */
export async function findLogs(
  { client, watchList }: LogReader,
  { isByAddress = false, span }: { isByAddress?: boolean; span: BlockSpan },
): Promise<FoundLogs> {
  const isFiltered = isByAddress || watchList.safes.size <= maxFiltered
  const fetchOf = (safes: readonly Address[] | undefined) =>
    Promise.all([
      fetchSafeLogs(client, { safes, span }),
      fetchTransferLogs(client, { safes, span }),
      fetchOperationLogs(client, { safes, span }),
    ])
  const [proxies, ofWatched] = await Promise.all([
    fetchLogs(client, { addresses: watchList.factories, span, topics: [[topics.creation, topics.oldCreation]] }),
    fetchOf(isFiltered ? watchList.safes.list() : undefined),
  ])
  const resolved = await resolveProxyCreations({ client, watchList }, proxies)
  const creations = resolved.logs.filter((log) => watchList.findCreated(log) !== undefined)
  const created = creations.flatMap((log) => watchList.findCreated(log) ?? [])
  const fresh = created.filter((safe) => !watchList.safes.has(safe))
  // Without a filter the logs of new Safes were returned as well.
  const ofCreated = isFiltered ? await fetchOf(isByAddress || fresh.length <= maxFiltered ? fresh : undefined) : []
  const logs = [...creations, ...ofWatched.flat(), ...ofCreated.flat()]
  return { created, failed: resolved.failed, logs: filterWatched(watchList, created, logs) }
}

export type FindRangeLogsParameters = {
  from: number
  /** Of the young blocks at least. */
  headers: readonly BlockHeader[]
  to: number
  /** A block that the node must have. */
  witness: BlockHeader
  /** Blocks from here on are requested by hash. */
  youngFrom: number
}

/** Old blocks as one range, young ones each by its hash. */
export async function findRangeLogs(
  reader: LogReader,
  { from, headers, to, witness, youngFrom }: FindRangeLogsParameters,
): Promise<FoundLogs> {
  const young = headers.filter(({ number }) => number >= youngFrom)
  const lastOld = (young[0]?.number ?? to + 1) - 1
  const spans = [
    ...(from <= lastOld ? [{ from, to: lastOld, witness }] : []),
    ...young.map(({ hash }) => ({ blockHash: hash })),
  ]
  const found = await findInSpans(reader, spans)
  const created = found.flatMap((part) => part.created)
  const logs = found.flatMap((part) => part.logs)
  const failed = found.flatMap((part) => part.failed)
  if (created.length === 0 || spans.length === 1) return { created, failed, logs }
  // Safes that one of the blocks created act in the next ones, which were requested without them.
  const later = await findInSpans({ ...reader, watchList: watchOnly(reader.watchList, created) }, spans)
  const all = new Map([...logs, ...later.flatMap((part) => part.logs)].map((log) => [toKey(log), log]))
  return { created, failed, logs: [...all.values()] }
}

/** The first alone: a full batch must not separate a range from its witness. */
async function findInSpans(reader: LogReader, [first, ...others]: readonly BlockSpan[]): Promise<FoundLogs[]> {
  const found = first ? [await findLogs(reader, { span: first })] : []
  return [...found, ...(await Promise.all(others.map((span) => findLogs(reader, { span }))))]
}

type SkipOptions = {
  block: BlockHeader
  /** Called when the node did not return a receipt: true continues without it. */
  shallGoOn: (error: unknown) => Promise<boolean>
}

/** One block: its logs by address, or those of each of its transactions where they are too many. */
export async function findBlockLogs(
  reader: LogReader,
  { block, isByTransaction, logger, shallGoOn }: SkipOptions & { isByTransaction: boolean; logger: Logger },
): Promise<FoundLogs> {
  if (!isByTransaction && reader.watchList.safes.size <= maxByAddress)
    try {
      return await findLogs(reader, { isByAddress: true, span: { blockHash: block.hash } })
    } catch (error) {
      if (!(await shallGoOn(error))) throw error
      logger.warn({ block: block.number, err: error }, 'eth_getLogs failed for a block; reading its receipts instead')
    }
  return findLogsByTransaction(reader, { block, shallGoOn })
}

const ReceiptSchema = z.object({ blockHash: z.string(), logs: RpcLogsSchema })

/** One receipt after the other, of which only candidates are retained: together they may not fit into memory. */
async function findLogsByTransaction(reader: LogReader, { block, shallGoOn }: SkipOptions): Promise<FoundLogs> {
  const { client, watchList } = reader
  const { transactions } = await client.getBlock({ blockHash: block.hash })
  const failed: FailedTransaction[] = []
  const candidates: ChainLog[] = []
  const wanted = new Set<string>([
    ...[topics.creation, topics.oldCreation, topics.transfer, topics.userOperation],
    ...topics.multiTransfers,
    ...topics.safe,
  ])
  for (const hash of transactions)
    try {
      for (const log of await fetchReceiptLogs(reader, { block, hash }))
        if (log.topics[0] !== undefined && wanted.has(log.topics[0])) candidates.push(log)
    } catch (error) {
      if (error instanceof ChainMovedError || !(await shallGoOn(error))) throw error
      failed.push(createFailedTransaction({ block: block.number, error, hash, what: 'logs' }))
    }
  const resolved = await resolveProxyCreations({ client, watchList }, candidates)
  const created = resolved.logs.flatMap((log) => watchList.findCreated(log) ?? [])
  return {
    created,
    failed: [...failed, ...resolved.failed],
    logs: filterWatched(watchList, created, resolved.logs),
  }
}

export async function fetchReceiptLogs(
  { chainId, client }: Pick<LogReader, 'chainId' | 'client'>,
  { block, hash }: { block: Pick<BlockHeader, 'hash'>; hash: Hash },
): Promise<ChainLog[]> {
  const answer: unknown = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  if (answer === null) throw new ChainMovedError({ chainId, what: `transaction ${hash} has no receipt` })
  const { blockHash, logs } = ReceiptSchema.parse(answer)
  if (blockHash !== block.hash)
    throw new ChainMovedError({ chainId, what: `transaction ${hash} moved to another block` })
  return logs
}

/** Each log once, and only logs about watched Safes. */
export function filterWatched(
  watchList: Pick<WatchList, 'findCreated' | 'safes'>,
  created: readonly Address[],
  logs: readonly ChainLog[],
): ChainLog[] {
  const fresh = createAddressSet(created)
  const isAbout = (...words: string[]) => words.some((word) => watchList.safes.hasTopic(word) || fresh.hasTopic(word))
  const isWatched = (log: ChainLog): boolean => {
    const [topic, first = '', second = '', third = ''] = log.topics
    if (topic === topics.creation || topic === topics.oldCreation) return watchList.findCreated(log) !== undefined
    if (topic === topics.transfer) return isAbout(first, second)
    if (topic === topics.userOperation) return entryPoints.includes(log.address) && isAbout(second)
    if (topics.multiTransfers.some((kind) => kind === topic)) return isAbout(second, third)
    if (!topics.safe.some((kind) => kind === topic)) return false
    return watchList.safes.has(log.address) || fresh.has(log.address)
  }
  return [...new Map(logs.filter(isWatched).map((log) => [toKey(log), log])).values()]
}

const toKey = ({ blockNumber, logIndex }: ChainLog) => `${blockNumber}:${logIndex}`
