/** How many blocks to request at a time: as many as the node returns quickly. */
export type RangeSize = {
  current: () => number
  /** The node refused so many blocks, failed, or returned too much. */
  shrink: (refused: number) => void
  /** A range was read and stored. It may be smaller than the current size: others were read meanwhile. */
  succeed: (done: { blocks: number; events: number; milliseconds: number }) => void
}

export type CreateRangeSizeParameters = { initial?: number; largest?: number }

const quick = 1_000
const slow = 5_000
/** A range with so many events is large enough: the next ones are prefetched meanwhile. */
const manyEvents = 4_000

/**
 * Nodes limit responses by blocks, logs, bytes (our HTTP client at 10 MiB) or time, with different errors. So every
 * failure halves the range and every quick response doubles it.
 */
export function createRangeSize({ initial = 125, largest = 50_000 }: CreateRangeSizeParameters = {}): RangeSize {
  let size = initial
  return {
    current: () => size,
    shrink: (refused) => {
      size = Math.max(1, Math.floor(Math.min(size, refused) / 2))
    },
    succeed: ({ blocks, events, milliseconds }) => {
      if (milliseconds < quick && events < manyEvents && blocks >= size) size = Math.min(largest, size * 2)
      const shrunk = milliseconds > slow || events > 2 * manyEvents ? Math.floor(blocks / 2) : size
      size = Math.max(1, Math.min(size, shrunk))
    },
  }
}

/** Blocks at which a worker ended before. */
export type Suspect = {
  from: number
  /** It ran out of memory, which need not be due to these blocks: none of them is ever skipped. @default false */
  isOutOfMemory?: boolean | undefined
  times: number
  to: number
}

/** A block at which the worker crashed so many times is skipped, and its transactions retried one by one. */
const maxCrashes = 2

/** The last block of the next range, and how to read it. */
export function chooseRange({
  from,
  size,
  suspect,
  until,
}: {
  from: number
  size: number
  suspect: Suspect | undefined
  until: number
}): { isCareful: false | 'transactions'; isSkipped: boolean; to: number } {
  const to = Math.min(until, from + size - 1)
  const choose = (length: number) =>
    ({ isCareful: false, isSkipped: false, to: Math.min(to, from + length - 1) }) as const
  if (!suspect || from > suspect.to || to < suspect.from) return choose(size)
  if (from < suspect.from) return choose(suspect.from - from)
  const isSingle = suspect.from === suspect.to
  if (!suspect.isOutOfMemory) return { ...choose(1), isSkipped: isSingle && suspect.times >= maxCrashes }
  return isSingle ? { ...choose(1), isCareful: 'transactions' } : choose(Math.ceil((suspect.to - suspect.from + 1) / 4))
}
