import type { SafeRange } from '@countersign/protocol/chain'
import { SafeRangeSchema } from '@countersign/protocol/verify'
import { z } from 'zod'

/** A Safe's events and transfers between two blocks. */
export type HistoryRecord = SafeRange & {
  /** The oldest and the newest block read. */
  from: bigint
  to: bigint
  /** Of the newest block: detects reorganizations and replaced chains. */
  hash: string
}

const EndsSchema = z.object({ from: z.bigint(), hash: z.string(), to: z.bigint() })

/** Parses a stored record; undefined if invalid. */
export function parseRecord(stored: unknown): HistoryRecord | undefined {
  const ends = EndsSchema.safeParse(stored)
  const range = SafeRangeSchema.safeParse(stored)
  return ends.success && range.success ? { ...range.data, ...ends.data } : undefined
}

/** Joins two adjacent ranges, the newer one first. */
export function joinRanges(newer: SafeRange, older: SafeRange): SafeRange {
  return {
    executions: [...older.executions, ...newer.executions],
    isCreation: newer.isCreation || older.isCreation,
    multiTransfers: [...older.multiTransfers, ...newer.multiTransfers],
    transfers: [...older.transfers, ...newer.transfers],
  }
}
