import type { QueueEntry, QueueGroup } from './groupQueue.ts'

/** One row, and the part of its group's frame that it draws. */
export type NonceGroupRow = {
  entry: QueueEntry
  isFirst: boolean
  isLast: boolean
  /** The contested nonce. */
  conflict: bigint | undefined
  missingBefore: bigint | undefined
}

/** Flattens groups to rows, so that a long list can be virtualized. */
export function listNonceGroupRows(lanes: readonly QueueGroup[]): NonceGroupRow[] {
  return lanes.flatMap(({ entries, missingBefore, nonce }) =>
    entries.map((entry, index) => ({
      entry,
      isFirst: index === 0,
      isLast: index === entries.length - 1,
      conflict: entries.length > 1 ? nonce : undefined,
      missingBefore: index === 0 ? missingBefore : undefined,
    })),
  )
}
