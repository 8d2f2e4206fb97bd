import type { Address, Hash } from 'viem'
import type { ChainLog } from './ChainLog.ts'
import type { CreatedSafes } from './createWatchList.ts'
import type { DecodedRange } from './decodeRange.ts'
import { isExecution } from './handlers/handlers.ts'

export type ReadRange = {
  /** How long fetching and decoding took. */
  milliseconds: number
  /** Call it when the range is stored: prefetched ranges wait for it. */
  onStored: () => void
  range: DecodedRange
}

/** The first block of a range, and the hash of the block before it. */
export type RangeStart = { from: number; parentHash: Hash | undefined }

/** Fetches and decodes a range. Calls `onNext` as soon as it is known where the next one begins, and with which Safes. */
export type ReadNext = (onNext: (start: RangeStart, read: ReadNext) => void) => Promise<ReadRange>

/** Fetches and decodes the next ranges while one is stored. */
export type Prefetcher = {
  /** Drops everything that was prefetched. */
  clear: () => void
  /** Whether the range that begins here is prefetched, or being so. */
  has: (start: RangeStart) => boolean
  /** The prefetched range that begins here; without one everything is dropped and this range read now. */
  take: (start: RangeStart, read: ReadNext) => Promise<ReadRange>
}

/** Of one the logs are fetched, of the one before it the transactions. More would only take memory. */
const maxAhead = 2

export function createPrefetcher(): Prefetcher {
  let ahead: { reading: Promise<ReadRange>; start: RangeStart }[] = []
  let waiting: (() => void) | undefined
  let generation = 0

  function begin(read: ReadNext): Promise<ReadRange> {
    const since = generation
    const reading = read((start, readNext) => {
      if (since !== generation) return
      const follow = () => void ahead.push({ reading: begin(readNext), start })
      if (ahead.length < maxAhead) follow()
      else waiting = follow
    })
    // The failure reaches whoever takes the range; one that nobody takes must not end the process.
    reading.catch(() => undefined)
    return reading
  }

  function clear(): void {
    generation += 1
    ahead = []
    waiting = undefined
  }

  const has = ({ from, parentHash }: RangeStart) =>
    ahead[0]?.start.from === from && ahead[0].start.parentHash === parentHash

  return {
    clear,
    has,
    take: (start, read) => {
      const first = has(start) ? ahead.shift() : undefined
      if (!first) {
        clear()
        return begin(read)
      }
      const follow = waiting
      waiting = undefined
      follow?.()
      return first.reading
    },
  }
}

/** A range that later ones are prefetched behind, until it is stored. */
export type PendingRange = CreatedSafes & {
  /** Safes that executed something in it. */
  executors: Promise<ReadonlySet<Address>>
  from: number
  onFetched: (fetched: { logs: readonly ChainLog[] }) => void
  onFound: (safes: CreatedSafes) => void
  onStored: () => void
  stored: Promise<void>
}

export function createPendingRange(from: number): PendingRange {
  const executors = createDeferred<ReadonlySet<Address>>()
  const stored = createDeferred<void>()
  const pending: PendingRange = {
    created: [],
    executors: executors.promise,
    from,
    legacy: [],
    onFetched: ({ logs }) => executors.resolve(new Set(logs.filter(isExecution).map(({ address }) => address))),
    onFound: ({ created, legacy }) => {
      pending.created = created
      pending.legacy = legacy
    },
    onStored: () => stored.resolve(),
    stored: stored.promise,
  }
  return pending
}

/** Waits for the ranges in which one of the Safes executed something: its next nonce is counted from stored rows. */
export async function awaitStored(ranges: readonly PendingRange[], safes: readonly Address[]): Promise<void> {
  for (const { executors, stored } of ranges) {
    // A range that is never fetched is never stored either, and what was prefetched behind it is dropped.
    const known = await Promise.race([executors, stored])
    if (known && safes.some((safe) => known.has(safe))) await stored
  }
}

function createDeferred<value>(): { promise: Promise<value>; resolve: (value: value) => void } {
  let resolve: (value: value) => void = () => undefined
  const promise = new Promise<value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
