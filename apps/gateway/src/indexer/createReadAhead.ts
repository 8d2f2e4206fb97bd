import type { Hash } from 'viem'
import type { FetchedRange } from './readRange.ts'

/** A range, and how long it took to read. */
export type ReadRange = { fetched: FetchedRange; milliseconds: number }

/** Where a range begins: after which block of the chain. */
type Place = { from: number; parentHash: Hash | undefined }

/** Reads a range. As soon as it knows where the next one begins, and with which Safes, it says so. */
type Read = (onNext: (place: Place, read: Read) => void) => Promise<ReadRange>

/** The ranges after the one that is being understood and written: each may be as large as memory allows, so few. */
export type ReadAhead = {
  /** For when what they were read with no longer holds. */
  forget: () => void
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

  return {
    forget,
    take: (place, read) => {
      const [first, ...others] = begun
      if (first?.place.from !== place.from || first.place.parentHash !== place.parentHash) {
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
