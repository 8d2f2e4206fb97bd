import type { SafeRange } from '@countersign/protocol/chain'
import { SafeRangeSchema } from '@countersign/protocol/verify'
import { z } from 'zod'

/** Everything that the chain has of a Safe between two blocks. */
export type HistoryRecord = SafeRange & {
  /** The oldest block that was read, and the newest. */
  from: bigint
  to: bigint
  /** Of the newest: where the chain has another one by now, what is known is not of this chain. */
  hash: string
}

const EndsSchema = z.object({ from: z.bigint(), hash: z.string(), to: z.bigint() })

/** Reads what a browser kept; undefined for anything else. */
export function parseRecord(kept: unknown): HistoryRecord | undefined {
  const ends = EndsSchema.safeParse(kept)
  const range = SafeRangeSchema.safeParse(kept)
  return ends.success && range.success ? { ...range.data, ...ends.data } : undefined
}

/** Joins what was read of two ranges that touch, the newer one first. */
export function joinRanges(newer: SafeRange, older: SafeRange): SafeRange {
  return {
    executions: [...older.executions, ...newer.executions],
    isCreation: newer.isCreation || older.isCreation,
    multiTransfers: [...older.multiTransfers, ...newer.multiTransfers],
    transfers: [...older.transfers, ...newer.transfers],
  }
}
