import type { BlockHeader } from './BlockHeader.ts'
import type { ChainLog } from './ChainLog.ts'
import { watchOnly } from './createWatchList.ts'
import type { BlockSpan } from './fetchLogs.ts'
import { type FoundLogs, findLogs, type LogReader } from './findLogs.ts'

export type FindRangeLogsParameters = {
  from: number
  /** Of the young blocks at least. */
  headers: readonly BlockHeader[]
  to: number
  /** A block that the node must have. */
  witness: BlockHeader
  /** Blocks from here on are asked for by hash. */
  youngFrom: number
}

/** Old blocks as one range, young ones each by its hash. */
export async function findRangeLogs(
  reader: LogReader,
  { from, headers, to, witness, youngFrom }: FindRangeLogsParameters,
): Promise<FoundLogs> {
  const young = headers.filter(({ number }) => number >= youngFrom)
  const lastOld = (young[0]?.number ?? to + 1) - 1
  // Safes that are born in one of the blocks act in the next ones: what is found first is watched for the rest.
  const spans = [
    ...(from <= lastOld ? [{ from, to: lastOld, witness }] : []),
    ...young.map(({ hash }) => ({ blockHash: hash })),
  ]
  const found = await findInSpans(reader, spans)
  const created = found.flatMap((part) => part.created)
  const logs = found.flatMap((part) => part.logs)
  const unread = found.flatMap((part) => part.unread)
  if (created.length === 0 || spans.length === 1) return { created, logs, unread }
  const later = await findInSpans({ ...reader, watchList: watchOnly(reader.watchList, created) }, spans)
  const all = new Map([...logs, ...later.flatMap((part) => part.logs)].map((log) => [toKey(log), log]))
  return { created, logs: [...all.values()], unread }
}

/** The first on its own: a range and its witness must not be torn apart by a batch that is full. */
async function findInSpans(reader: LogReader, [first, ...others]: readonly BlockSpan[]): Promise<FoundLogs[]> {
  const found = first ? [await findLogs(reader, { span: first })] : []
  return [...found, ...(await Promise.all(others.map((span) => findLogs(reader, { span }))))]
}

const toKey = ({ blockNumber, logIndex }: ChainLog) => `${blockNumber}:${logIndex}`
