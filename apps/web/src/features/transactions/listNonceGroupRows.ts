import type { QueueEntry, QueueGroup } from './groupQueue.ts'

/** One row of a list of lanes, and what of its lane it has to show. */
export type NonceGroupRow = {
  entry: QueueEntry
  isFirst: boolean
  isLast: boolean
  /** The nonce that several want. */
  conflict: bigint | undefined
  missingBefore: bigint | undefined
}

/** DeliveryQueues as one list of rows, so that a long one can be drawn in parts wherever it is long. */
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
