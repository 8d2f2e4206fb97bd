import type { Hash } from 'viem'
import type { Range } from './readRange.ts'

export type ReadRange = {
  /** How long it took to read. */
  milliseconds: number
  /** To be called when it is written, for those that are read meanwhile. */
  onWritten: () => void
  range: Range
}

/** Where a range begins: after which block of the chain. */
type Place = { from: number; parentHash: Hash | undefined }

/** Reads a range. As soon as it knows where the next one begins, and with which Safes, it says so. */
type Read = (onNext: (place: Place, read: Read) => void) => Promise<ReadRange>

/** The ranges after the one that is being written: each may be as large as memory allows, so few. */
export type ReadAhead = {
  /** For when what they were read with no longer holds. */
  forget: () => void
  /** Whether something was begun for this very place. */
  has: (place: Place) => boolean
  /** What was begun for this very place. Whatever was begun for another one is forgotten, and this one begun now. */
  take: (place: Place, read: Read) => Promise<ReadRange>
}

/** While logs of one are looked for, transactions of the one before it are fetched: the node never waits for us. */
const most = 2

export function createReadAhead(): ReadAhead {
  let begun: { place: Place; reading: Promise<ReadRange> }[] = []
  let waiting: (() => void) | undefined
  let timesForgotten = 0

  function begin(read: Read): Promise<ReadRange> {
    const since = timesForgotten
    const reading = read((next, readNext) => {
      if (since !== timesForgotten) return
      const follow = () => void begun.push({ place: next, reading: begin(readNext) })
      if (begun.length < most) follow()
      else waiting = follow
    })
    // Whoever takes it is told; if nobody does, its failure is nobody's.
    reading.catch(() => undefined)
    return reading
  }

  function forget(): void {
    timesForgotten += 1
    begun = []
    waiting = undefined
  }

  const isFor = (first: (typeof begun)[number] | undefined, { from, parentHash }: Place) =>
    first?.place.from === from && first.place.parentHash === parentHash

  return {
    forget,
    has: (place) => isFor(begun[0], place),
    take: (place, read) => {
      const [first, ...others] = begun
      if (!first || !isFor(first, place)) {
        forget()
        return begin(read)
      }
      begun = others
      const follow = waiting
      waiting = undefined
      follow?.()
      return first.reading
    },
  }
}
