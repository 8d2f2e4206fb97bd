import type { Insertable } from 'kysely'
import { type Address, type Hash, zeroHash } from 'viem'
import type { Database } from '../db/schema.ts'
import type { BlockHeader, KeptBlock } from './BlockHeader.ts'
import type { ChainLog } from './ChainLog.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { type CollectFactsParameters, collectFacts } from './collectFacts.ts'
import type { Facts } from './Facts.ts'
import { createFailedTransaction, type FailedTransaction } from './FailedTransaction.ts'
import { fetchBlocks } from './fetchBlocks.ts'
import { getHeader } from './fetchHeaders.ts'
import { fetchNewTokens } from './fetchNewTokens.ts'
import { type FetchedTransactions, fetchTransactions } from './fetchTransactions.ts'
import type { FoundLogs } from './findLogs.ts'
import { createJudge, findLogsCarefully } from './findLogsCarefully.ts'
import { findRangeLogs } from './findRangeLogs.ts'
import { isExecution } from './handlers/handlers.ts'
import type { SignatureLimits } from './handlers/signatureBudget.ts'
import type { IndexerLimits } from './IndexerLimits.ts'
import type { MissingCall } from './legacy/createLegacyReader.ts'
import type { RangeReader } from './RangeReader.ts'
import { readPreviousStates } from './readPreviousState.ts'

export type ReadRangeParameters = {
  from: number
  /**
   * One block, of which every part may fail on its own: what cannot be read is told as unread.
   * @default false
   */
  isCareful?: boolean
  /** Blocks from here on are kept even without facts: they may be replaced. */
  keepFrom: number
  /** Reported as soon as it is known what the next range has to be read with. */
  onFound?: ((found: FoundRange) => void) | undefined
  /** The hash of the block before `from`, where it is known. */
  parentHash?: Hash | undefined
  startBlock: number
  to: number
  /** Blocks from here on are asked for by hash: a node that lags behind the others has not got them. */
  youngFrom: number
}

export type Range = {
  /** Whether it was looked for who signed what was executed in it. */
  areSignersFound: boolean
  blocks: (KeptBlock & { hasFacts: boolean })[]
  /** Safes that were created in it. */
  created: Address[]
  /** How many logs it was made of. */
  events: number
  facts: Facts
  last: BlockHeader
  /** Of the Safes that were created in it those that do not log everything. */
  quiet: Address[]
  tokens: Insertable<Database['token']>[]
  unread: FailedTransaction[]
}

/** Where a range ends, and the Safes that are watched from there on. */
export type FoundRange = Pick<Range, 'created' | 'last' | 'quiet'>

/** What the node says of a range, before anybody asked what it means. */
export type FetchedRange = Pick<Range, 'blocks' | 'created' | 'last' | 'quiet' | 'unread'> & {
  logs: readonly ChainLog[]
  transactions: FetchedTransactions['transactions']
}

/** Reads a range of blocks from the node; writes nothing. Safe against a chain that changes meanwhile: it notices. */
export async function fetchRange(reader: RangeReader, parameters: ReadRangeParameters): Promise<FetchedRange> {
  const headers = await fetchHeaders(reader, parameters)
  const last = headers.at(-1)
  if (!last) throw new ChainMovedError({ chainId: reader.chainId, what: `block ${parameters.to} is gone` })
  const shallGoOn = parameters.isCareful ? createJudge(reader, last) : undefined
  const found = shallGoOn
    ? await findLogsCarefully(reader, { block: last, shallGoOn })
    : await findRangeLogs(reader, { ...parameters, headers, witness: last })
  const earlier = await readAllPreviousStates(reader, { ...parameters, witness: last }, found)
  const quiet = reader.watchList.listQuiet(found.logs)
  parameters.onFound?.({ created: found.created, last, quiet })
  const unlogged = await reader.readQuiet({
    from: parameters.from,
    logs: found.logs,
    safes: [...new Set([...reader.watchList.quiet, ...quiet])],
    shallGoOn,
    to: parameters.to,
  })
  const missed = await Promise.all(unlogged.missed.map((deed) => toFailed(reader, deed)))
  const allLogs = [...earlier.logs, ...found.logs, ...unlogged.logs].toSorted(inChainOrder)

  const transactionReader = { client: shallGoOn ? reader.patientClient : reader.client, trace: reader.trace }
  const [fetched, blocks] = await Promise.all([
    fetchTransactions(transactionReader, { logs: allLogs, ...(shallGoOn ? { shallGoOn } : {}) }),
    fetchBlocks(reader, {
      ...parameters,
      headers,
      logs: allLogs,
      unread: [...found.unread, ...earlier.unread, ...missed],
    }),
  ])
  await Promise.all([assertUnmoved(reader, last), assertParent(reader, parameters, headers)])
  const logs = allLogs.filter((log) => !fetched.missing.has(log.transactionHash))
  return {
    blocks,
    created: found.created,
    last,
    quiet,
    logs,
    transactions: fetched.transactions,
    unread: [...found.unread, ...earlier.unread, ...missed, ...fetched.unread],
  }
}

/**
 * Makes facts of what the node said.
 *
 * @param awaitWritten Waits until all that these Safes executed before the range is written: their nonces are counted on
 */
export async function decodeRange(
  reader: RangeReader,
  fetched: FetchedRange,
  { awaitWritten }: Pick<CollectFactsParameters, 'awaitWritten'> = {},
): Promise<Range> {
  const { limits, watchList } = reader
  const { blocks, created, last, logs, quiet, transactions } = fetched
  const fresh = new Set(created)
  const areSignersFound = logs.filter(isExecution).length <= limits.executionsAtOnce
  const facts = await collectFacts(reader, {
    awaitWritten,
    isNewest: true,
    isWatched: (address) => watchList.addresses.has(address) || fresh.has(address),
    logs,
    signatureLimits: areSignersFound ? toSignatureLimits(limits) : undefined,
    transactions,
  })
  const tokens = await fetchNewTokens(reader, facts)
  const unread = [...fetched.unread, ...facts.unread, ...tokens.unread]
  return { areSignersFound, blocks, created, events: logs.length, facts, last, quiet, tokens: tokens.tokens, unread }
}

/** A block without a look at what is in it: each of its transactions is told as unread. */
export async function skipBlock(
  reader: RangeReader,
  { error, from, parentHash }: Pick<ReadRangeParameters, 'from' | 'parentHash'> & { error: unknown },
): Promise<FetchedRange> {
  const last = await getHeader(reader, from)
  if (!isChild(last, parentHash))
    throw new ChainMovedError({ chainId: reader.chainId, what: `block ${from} has another parent` })
  const { transactions } = await reader.client.getBlock({ blockHash: last.hash })
  const unread = transactions.map((hash) => createFailedTransaction({ block: from, error, hash, what: 'logs' }))
  return {
    blocks: [{ ...last, hasFacts: unread.length > 0 }],
    created: [],
    last,
    logs: [],
    quiet: [],
    transactions: new Map(),
    unread,
  }
}

export function toSignatureLimits(limits: IndexerLimits): SignatureLimits {
  return {
    perBlock: limits.signaturesPerBlock,
    perExecution: limits.signaturesPerExecution,
    perTransaction: limits.signaturesPerTransaction,
  }
}

/** Nobody knows in which transaction it was: the place is the block. */
export async function toFailed(reader: RangeReader, { block, error, safe }: MissingCall): Promise<FailedTransaction> {
  const { hash } = await getHeader(reader, block)
  return createFailedTransaction({ block, error, hash, subject: safe, what: 'quiet' })
}

/** Young blocks and the last one, each the parent of the next. */
async function fetchHeaders(
  reader: RangeReader,
  { from, keepFrom, parentHash, to }: ReadRangeParameters,
): Promise<BlockHeader[]> {
  const first = Math.min(to, Math.max(from, keepFrom))
  const numbers = Array.from({ length: to - first + 1 }, (_, index) => first + index)
  const headers = await Promise.all(numbers.map((number) => getHeader(reader, number)))
  for (const [index, header] of headers.entries()) {
    const parent = index > 0 ? headers[index - 1]?.hash : header.number === from ? parentHash : undefined
    if (!isChild(header, parent))
      throw new ChainMovedError({ chainId: reader.chainId, what: `block ${header.number} has another parent` })
  }
  return headers
}

/** Development nodes that mine many blocks at once name no parent for them; there is nothing to compare then. */
function isChild({ parentHash }: BlockHeader, parent: Hash | undefined): boolean {
  return parent === undefined || parentHash === zeroHash || parentHash === parent
}

async function readAllPreviousStates(
  { client, limits, lookback, watchList }: RangeReader,
  { from, startBlock, witness }: Pick<ReadRangeParameters, 'from' | 'startBlock'> & { witness: BlockHeader },
  { created, logs }: FoundLogs,
): Promise<{ logs: ChainLog[]; unread: FailedTransaction[] }> {
  const earliest = Math.max(startBlock, from - lookback)
  if (earliest >= from || created.length === 0) return { logs: [], unread: [] }
  const births = new Map(logs.flatMap((log) => [[watchList.findCreated(log), log] as const]))
  const found = await readPreviousStates(client, {
    earliest,
    most: limits.earlierTransfers,
    safes: created,
    to: from - 1,
    witness,
  })
  const unread = [...found.errors].flatMap(([safe, error]) => {
    const birth = births.get(safe)
    if (!birth) return []
    const { blockNumber: block, transactionHash: hash } = birth
    return createFailedTransaction({ block, error, hash, subject: safe, what: 'earlier' })
  })
  return { logs: found.logs, unread }
}

/** The block before the range is still the one that it is read after. A range whose first block was fetched names it. */
async function assertParent(
  reader: RangeReader,
  { from, parentHash }: ReadRangeParameters,
  [first]: readonly BlockHeader[],
): Promise<void> {
  const isNamed = first?.number === from && first.parentHash === parentHash
  if (parentHash && !isNamed) await assertUnmoved(reader, { hash: parentHash, number: from - 1 })
}

async function assertUnmoved(reader: RangeReader, block: Pick<BlockHeader, 'hash' | 'number'>): Promise<void> {
  const { hash } = await getHeader(reader, block.number)
  if (hash !== block.hash)
    throw new ChainMovedError({ chainId: reader.chainId, what: `block ${block.number} was replaced` })
}

function inChainOrder(a: ChainLog, b: ChainLog): number {
  return Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex
}
