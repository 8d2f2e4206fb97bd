import { type Kysely, sql } from 'kysely'
import type { Hash } from 'viem'
import type { Database } from '../db/schema.ts'
import { assertIdentity } from './assertIdentity.ts'
import type { BlockHeader } from './BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { type Checkpoint, findCheckpoint } from './Checkpoint.ts'
import type { KnownHead } from './createKnownHead.ts'
import type { RangeSize } from './createRangeSize.ts'
import type { ReadAhead } from './createReadAhead.ts'
import { toWord } from './createWatchList.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { findCommonAncestor } from './findCommonAncestor.ts'
import { ReorganisationTooDeepError } from './HaltedError.ts'
import { isRefusedData } from './isRefusedData.ts'
import type { RangeReader } from './RangeReader.ts'
import {
  decodeRange,
  type FetchedRange,
  type FoundRange,
  fetchRange,
  type Range,
  type ReadRangeParameters,
  skipBlock,
} from './readRange.ts'
import { rewind } from './rewind.ts'
import { awaitWritten, createUnwrittenRange, type UnwrittenRange } from './unstoredRange.ts'
import { writeRange } from './writeRange.ts'

export type SyncChainParameters = RangeReader & {
  knownHead: KnownHead
  /** Deeper reorganisations are not believed. Down to there every block is kept, to notice which one was replaced. */
  maxReorgDepth: number
  rangeSize: RangeSize
  readAhead: ReadAhead
  startBlock: number
  /** Blocks at which an indexer ended before, and how often. */
  suspect?: Suspect | undefined
  /** Reported what is read next, so that somebody knows should it be the last thing that is done. */
  onReading?: ((range: { from: number; to: number }) => void) | undefined
}

export type Suspect = { from: number; times: number; to: number }

/** A block at which the indexer ended so many times is passed over; its transactions are left to be read one by one. */
const mostEnds = 2

export type SyncStep = {
  /** How many logs were read and are stored. */
  events: number
  head: BlockHeader
  indexed: number
  /** What to do next: more blocks wait, or everything is indexed, or the node is behind what we have seen. */
  next: 'continue' | 'lagging' | 'wait'
}

/** Nodes behind one address are this many blocks apart and not more. */
const youngDepth = 32

/** One step towards the head: a range of blocks, or the undoing of replaced ones. */
export async function syncChain(parameters: SyncChainParameters): Promise<SyncStep> {
  const { chainId, db, knownHead, readAhead, startBlock, watchList } = parameters
  const checkpoint = await findCheckpoint(db, chainId)
  if (!watchList.isOf(checkpoint)) {
    // It was read with other Safes in mind.
    readAhead.forget()
    await watchList.load()
  }
  // What is read ahead is far from the head, and looks itself whether it follows what is indexed: the node need not be
  // asked for both once more, and waited for, before every range.
  const isReadAhead = checkpoint && readAhead.has({ from: checkpoint.number + 1, parentHash: checkpoint.hash })
  const recalled = isReadAhead ? knownHead.recall() : undefined
  if (recalled) return advance(parameters, { checkpoint, head: recalled })
  const head = await knownHead.fetch()
  // Also when the rest of the step fails: how far the index is behind shall be told then most of all.
  if (checkpoint) await noteHead(db, chainId, head)
  if (checkpoint && checkpoint.hash === head.hash) return { events: 0, head, indexed: checkpoint.number, next: 'wait' }
  if (checkpoint) {
    const state = await compare(parameters, { checkpoint, head })
    if (state === 'lagging') return { events: 0, head, indexed: checkpoint.number, next: 'lagging' }
    if (state === 'replaced') {
      const ancestor = await undo(parameters, checkpoint)
      return { events: 0, head, indexed: ancestor?.number ?? startBlock - 1, next: 'continue' }
    }
  }
  return advance(parameters, { checkpoint, head })
}

async function advance(
  parameters: SyncChainParameters,
  { checkpoint, head }: { checkpoint: Checkpoint | undefined; head: BlockHeader },
): Promise<SyncStep> {
  const from = checkpoint ? checkpoint.number + 1 : parameters.startBlock
  if (from > head.number) return { events: 0, head, indexed: from - 1, next: 'wait' }
  const { events, last } = await indexRange(parameters, { checkpoint, from, head })
  return { events, head, indexed: last.number, next: last.number < head.number ? 'continue' : 'wait' }
}

/**
 * Whether the chain still has what is indexed. That a node has not got a block says nothing: it may be behind the others.
 * Only another block in the place of a stored one is a reorganisation.
 */
async function compare(
  { chainId, client, db }: SyncChainParameters,
  { checkpoint, head }: { checkpoint: Checkpoint; head: BlockHeader },
): Promise<'known' | 'lagging' | 'replaced'> {
  if (head.number < checkpoint.number) {
    // Old blocks are kept only where something happened in them.
    const stored = await findStored(db, { chainId, upTo: head.number })
    const found = stored?.number === head.number ? head : stored && (await fetchHeader(client, stored.number))
    return stored && found && found.hash !== stored.hash ? 'replaced' : 'lagging'
  }
  const header = head.number === checkpoint.number ? head : await fetchHeader(client, checkpoint.number)
  if (!header) return 'lagging'
  return header.hash === checkpoint.hash ? 'known' : 'replaced'
}

/** Goes back to what the chain still has, if it is the chain that we know. */
async function undo(parameters: SyncChainParameters, checkpoint: Checkpoint): Promise<BlockHeader | undefined> {
  const { chainId, client, db, logger, maxReorgDepth, notifies, startBlock, watchList } = parameters
  const lowest = checkpoint.number - maxReorgDepth
  const ancestor = await findCommonAncestor({ client, db }, { chainId, from: checkpoint.number, lowest })
  if (!ancestor) {
    await assertIdentity({ chainId, client, db })
    // The index may have begun above the fork.
    if (startBlock < lowest)
      throw new ReorganisationTooDeepError({ block: checkpoint.number, chainId, depth: maxReorgDepth })
  }
  logger.warn({ ancestor: ancestor?.number ?? null, chainId, from: checkpoint.number }, 'the chain was reorganised')
  await rewind(db, { ancestor, chainId, expected: checkpoint, notifies })
  await watchList.load()
  return ancestor
}

async function indexRange(
  parameters: SyncChainParameters,
  { checkpoint, from, head }: { checkpoint: Checkpoint | undefined; from: number; head: BlockHeader },
): Promise<Range> {
  const { chainId, db, logger, maxReorgDepth, rangeSize, watchList } = parameters
  const { milliseconds, range, written } = await readAndWrite(parameters, { checkpoint, from, head })
  watchList.add(range, written)
  rangeSize.succeed({ blocks: range.last.number - from + 1, events: range.events, milliseconds })
  const [first] = range.unread
  if (first)
    logger.warn(
      { block: first.block_number, count: range.unread.length, reason: first.reason, what: first.what },
      'places of the chain could not be read; they are tried again',
    )
  await prune(db, { below: range.last.number - 2 * maxReorgDepth, chainId })
  return range
}

/**
 * What the database would not take is a fault of ours that a stranger has found: it must not keep the rest from being
 * written. Fewer blocks are tried, and the one that it is about is passed over; each of its transactions is tried alone.
 */
async function readAndWrite(
  parameters: SyncChainParameters,
  place: { checkpoint: Checkpoint | undefined; from: number; head: BlockHeader },
): Promise<{ milliseconds: number; range: Range; written: Checkpoint }> {
  const { chainId, db, logger, notifies, rangeSize, readAhead } = parameters
  const { checkpoint: expected, from, head } = place
  for (;;) {
    const parentHash = expected?.hash
    const read = await readAhead.take({ from, parentHash }, createReader(parameters, { from, head, parentHash }))
    const started = performance.now()
    const write = async (range: Range) => {
      const written = await writeRange(db, { chainId, expected, head, notifies, range })
      return { milliseconds: read.milliseconds + performance.now() - started, range, written }
    }
    try {
      const done = await write(read.range)
      read.onWritten()
      return done
    } catch (error) {
      readAhead.forget()
      if (!isRefusedData(error)) throw error
      const { number } = read.range.last
      logger.error({ err: error, from, to: number }, 'the database refused facts of the chain')
      if (number === from)
        return write(await decodeRange(parameters, await skipBlock(parameters, { error, from, parentHash })))
      rangeSize.shrink(number - from + 1)
    }
  }
}

type ReadPlace = Pick<ReadRangeParameters, 'from' | 'parentHash'> & {
  head: BlockHeader
  /** The last block that may be read. @default the head */
  until?: number
  /** The ranges before it that may not be written yet. */
  unwritten?: readonly UnwrittenRange[]
}

/**
 * Reads a range, and says what comes after it as soon as its own Safes are known: until it is written the next ones are
 * read, but no young blocks, since those may be others by then.
 */
function createReader(parameters: SyncChainParameters, place: ReadPlace): Parameters<ReadAhead['take']>[1] {
  const { suspect, watchList } = parameters
  const { from, head, unwritten = [] } = place
  return async (onNext) => {
    const started = performance.now()
    const itself = createUnwrittenRange(from)
    const fetched = await readLargestRange(parameters, place, ({ created, last, quiet }) => {
      const next = last.number + 1
      const until = head.number - youngDepth
      if (next > until || (suspect && next <= suspect.to)) return
      const grown = {
        ...watchList,
        addresses: union(watchList.addresses, created),
        quiet: union(watchList.quiet, quiet),
        words: union(watchList.words, created.map(toWord)),
      }
      const nextPlace = { from: next, parentHash: last.hash }
      const told = { ...nextPlace, head, until, unwritten: [...unwritten, itself].slice(-2) }
      onNext(nextPlace, createReader({ ...parameters, watchList: grown }, told))
    })
    itself.onFetched(fetched)
    const range = await decodeRange(parameters, fetched, {
      awaitWritten: (safes) => awaitWritten(unwritten, safes),
    })
    return { milliseconds: performance.now() - started, onWritten: itself.onWritten, range }
  }
}

function union<item>(items: ReadonlySet<item>, more: readonly item[]): ReadonlySet<item> {
  return more.length > 0 ? new Set([...items, ...more]) : items
}

/** Asks for fewer blocks until the node answers, and of a single block for its parts. */
async function readLargestRange(
  parameters: SyncChainParameters,
  { from, head, parentHash, until = head.number, unwritten: [oldest] = [] }: ReadPlace,
  onFound: (found: FoundRange) => void,
): Promise<FetchedRange> {
  const { logger, maxReorgDepth, onReading, rangeSize, startBlock, suspect } = parameters
  const keepFrom = head.number - maxReorgDepth
  const place = { from, keepFrom, onFound, parentHash, startBlock, youngFrom: head.number - youngDepth }
  for (;;) {
    const widest = Math.min(until, from + rangeSize.current() - 1)
    const isSuspect = suspect !== undefined && from <= suspect.to && widest >= suspect.from
    const to = isSuspect ? from : widest
    // Should it be the last thing that is done, what is being written may be the cause as well.
    onReading?.({ from: oldest?.from ?? from, to })
    if (isSuspect && suspect.from === suspect.to && suspect.times >= mostEnds)
      return skipBlock(parameters, { ...place, error: 'the indexer ended when it read the block' })
    try {
      return await fetchRange(parameters, { ...place, to })
    } catch (error) {
      if (error instanceof ChainMovedError) throw error
      logger.debug({ err: error, size: to - from + 1 }, 'the node did not answer; asking for less')
      if (to === from) return fetchRange(parameters, { ...place, isCareful: true, to })
      rangeSize.shrink(to - from + 1)
    }
  }
}

/** The newest stored block up to that one. */
async function findStored(
  db: Kysely<Database>,
  { chainId, upTo }: { chainId: number; upTo: number },
): Promise<{ hash: Hash; number: number } | undefined> {
  return db
    .selectFrom('block')
    .where('chain_id', '=', chainId)
    .where('number', '<=', upTo)
    .orderBy('number', 'desc')
    .select(['hash', 'number'])
    .limit(1)
    .executeTakeFirst()
}

/** Says that the node was heard, for those who ask whether the index is alive; not more often than they can notice. */
async function noteHead(db: Kysely<Database>, chainId: number, head: BlockHeader): Promise<void> {
  await sql`update checkpoint
    set head_number = greatest(block_number, ${head.number}), head_timestamp = greatest(block_timestamp, ${head.timestamp}),
      updated_at = clock_timestamp()
    where chain_id = ${chainId} and updated_at < clock_timestamp() - interval '1 second'`.execute(db)
}

async function prune(db: Kysely<Database>, { below, chainId }: { below: number; chainId: number }): Promise<void> {
  await db
    .deleteFrom('block')
    .where('chain_id', '=', chainId)
    .where('has_facts', '=', false)
    .where('number', '<', below)
    .execute()
}
