import type { Logger } from '../lib/createLogger.ts'
import { type BlockHeader, ChainMovedError } from './ChainLog.ts'
import type { Checkpoint } from './Checkpoint.ts'
import type { CollectFactsParameters } from './collectFacts.ts'
import {
  awaitStored,
  createPendingRange,
  createPrefetcher,
  type PendingRange,
  type RangeStart,
  type ReadNext,
} from './createPrefetcher.ts'
import { chooseRange, type RangeSize, type Suspect } from './createRangeSize.ts'
import { type WatchList, watchMore } from './createWatchList.ts'
import type { DecodedRange } from './decodeRange.ts'
import type { FetchedRange, FetchRangeParameters } from './fetchRange.ts'
import { isRefusedData } from './storeRange.ts'

export type CreatePipelineParameters = {
  decodeRange: (
    fetched: FetchedRange,
    options: Pick<CollectFactsParameters, 'awaitStored' | 'isWatched'>,
  ) => Promise<DecodedRange>
  fetchRange: (parameters: FetchRangeParameters) => Promise<FetchedRange>
  logger: Logger
  /** Blocks above head - maxReorgDepth are stored even without facts, to notice which one was replaced. */
  maxReorgDepth: number
  /** Records the range being read, so that a crash can be attributed to it. */
  onReading?: ((range: { from: number; to: number }) => void) | undefined
  rangeSize: RangeSize
  skipBlock: (block: RangeStart & { error: unknown }) => Promise<FetchedRange>
  storeRange: (
    range: DecodedRange,
    expected: { checkpoint: Checkpoint | undefined; head: BlockHeader },
  ) => Promise<Checkpoint>
  suspect: Suspect | undefined
  watchList: WatchList
}

export type Pipeline = {
  /** Drops prefetched ranges: what they were fetched with no longer holds. */
  clear: () => void
  isPrefetched: (start: RangeStart) => boolean
  /** fetch → decode → store → checkpoint. */
  run: (next: RangeStart & { checkpoint: Checkpoint | undefined; head: BlockHeader }) => Promise<DecodedRange>
}

/** Nodes behind one URL are at most this many blocks apart. */
const youngDepth = 32

type ReadParameters = RangeStart & {
  head: BlockHeader
  /** Ranges before it that may not be stored yet. */
  pending?: readonly PendingRange[]
  /** The last block that may be read. @default the head */
  until?: number
}

/** Passes ranges of blocks through fetch → decode → store. While one is stored, the next ones are fetched and decoded. */
export function createPipeline(parameters: CreatePipelineParameters): Pipeline {
  const { decodeRange, logger, rangeSize, skipBlock, storeRange, suspect, watchList } = parameters
  const prefetcher = createPrefetcher()

  /** fetch → decode of one range; the next one begins once the Safes of this one are known. */
  function createRead({ from, head, parentHash, pending = [], until = head.number }: ReadParameters): ReadNext {
    return async (onNext) => {
      const started = performance.now()
      const itself = createPendingRange(from)
      const watched = watchMore(watchList, pending)
      const fetched = await fetchLargest({ from, head, parentHash, pending, until }, watched, ({ last, ...safes }) => {
        itself.onFound(safes)
        const next = { from: last.number + 1, parentHash: last.hash }
        // Young blocks may be replaced before it is their turn, and suspect ones must be the only ones in progress.
        const lastOld = head.number - youngDepth
        if (next.from > lastOld || (suspect && next.from <= suspect.to)) return
        onNext(next, createRead({ ...next, head, pending: [...pending, itself].slice(-2), until: lastOld }))
      })
      itself.onFetched(fetched)
      const range = await decodeRange(fetched, {
        awaitStored: (safes) => awaitStored(pending, safes),
        isWatched: watched.safes.has,
      })
      return { milliseconds: performance.now() - started, onStored: itself.onStored, range }
    }
  }

  /** Requests fewer blocks until the node responds, and of a single block its parts. */
  async function fetchLargest(
    { from, head, parentHash, pending: [oldest] = [], until = head.number }: ReadParameters,
    watched: WatchList,
    onFound: FetchRangeParameters['onFound'],
  ): Promise<FetchedRange> {
    const retainFrom = head.number - parameters.maxReorgDepth
    const range = { from, retainFrom, onFound, parentHash, watchList: watched, youngFrom: head.number - youngDepth }
    for (;;) {
      const { isCareful, isSkipped, to } = chooseRange({ from, size: rangeSize.current(), suspect, until })
      // A range that is still being stored may be the cause of a crash as well.
      parameters.onReading?.({ from: oldest?.from ?? from, to })
      if (isSkipped) return skipBlock({ error: 'the indexer crashed while it read the block', from, parentHash })
      try {
        return await parameters.fetchRange({ ...range, isCareful, to })
      } catch (error) {
        if (error instanceof ChainMovedError || isCareful) throw error
        logger.debug({ err: error, size: to - from + 1 }, 'the node did not respond; retrying with a smaller range')
        if (to === from) return parameters.fetchRange({ ...range, isCareful: true, to })
        rangeSize.shrink(to - from + 1)
      }
    }
  }

  return {
    clear: prefetcher.clear,
    isPrefetched: prefetcher.has,
    run: async ({ checkpoint, from, head, parentHash }) => {
      for (;;) {
        const read = await prefetcher.take({ from, parentHash }, createRead({ from, head, parentHash }))
        const started = performance.now()
        const store = async (range: DecodedRange) => {
          watchList.add(range, await storeRange(range, { checkpoint, head }))
          const milliseconds = read.milliseconds + performance.now() - started
          rangeSize.succeed({ blocks: range.last.number - from + 1, events: range.events, milliseconds })
          read.onStored()
          const [first] = range.failed
          if (first)
            logger.warn(
              { block: first.block_number, count: range.failed.length, reason: first.reason, what: first.what },
              'transactions could not be indexed; retrying later',
            )
          return range
        }
        try {
          return await store(read.range)
        } catch (error) {
          prefetcher.clear()
          // Refused rows must not stop the index: fewer blocks are tried, and a single block is skipped and retried.
          if (!isRefusedData(error)) throw error
          const to = read.range.last.number
          logger.error({ err: error, from, to }, 'the database rejected indexed rows')
          if (to === from) {
            const skipped = await skipBlock({ error, from, parentHash })
            return store(await decodeRange(skipped, { isWatched: watchList.safes.has }))
          }
          rangeSize.shrink(to - from + 1)
        }
      }
    },
  }
}
