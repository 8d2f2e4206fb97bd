/** How many blocks to ask for at a time: as many as the node answers quickly. */
export type RangeSize = {
  current: () => number
  /** The node refused so many blocks, failed, or answered too much. */
  shrink: (refused: number) => void
  /** A range was read and written. It may be an older one: others were read meanwhile. */
  succeed: (done: { blocks: number; events: number; milliseconds: number }) => void
}

export type CreateRangeSizeParameters = { initial?: number; largest?: number }

const quick = 1_000
const slow = 5_000
/** Of so many a range is large enough: the next ones are read meanwhile, and larger ones only wait longer for each other. */
const manyEvents = 4_000

/**
 * Nodes limit answers by blocks, by logs, by bytes (our own HTTP client at 10 MiB) or by time, and each says so in other
 * words. So every failure halves the range and every quick answer doubles it.
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
