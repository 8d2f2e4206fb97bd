import type { Hash } from 'viem'
import type { Range } from './readRange.ts'

/** A range, and how long it took to read. */
export type ReadRange = { milliseconds: number; range: Range }

/** Where a range begins: after which block of the chain. */
type Place = { from: number; parentHash: Hash | undefined }

/** The one range after the one that is being written: never more, since each may be as large as memory allows. */
export type ReadAhead = {
  begin: (place: Place, read: () => Promise<ReadRange>) => void
  /** For when what it was read with no longer holds. */
  forget: () => void
  /** What was begun for this very place. Whatever was begun for another one is forgotten. */
  take: (place: Place) => Promise<ReadRange> | undefined
}

export function createReadAhead(): ReadAhead {
  let begun: { place: Place; reading: Promise<ReadRange> } | undefined
  return {
    begin: (place, read) => {
      const reading = read()
      // Whoever takes it is told; if nobody does, its failure is nobody's.
      reading.catch(() => undefined)
      begun = { place, reading }
    },
    forget: () => {
      begun = undefined
    },
    take: ({ from, parentHash }) => {
      const taken = begun
      begun = undefined
      return taken?.place.from === from && taken.place.parentHash === parentHash ? taken.reading : undefined
    },
  }
}
