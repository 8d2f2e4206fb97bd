import { type RawBuilder, sql } from 'kysely'
import type { PagePlace } from './findPlace.ts'

/** Where a transfer stands among those of a Safe. */
export type TransferPlace = { block_number: number; log_index: number; position: string }

/** The newest first, or the oldest. */
export function byPlace(isReversed: boolean): RawBuilder<unknown> {
  const order = sql.raw(isReversed ? 'asc' : 'desc')
  return sql`block_number ${order}, log_index ${order}, position ${order}`
}

/** Condition on the table `transfer`: not newer than the first of a page. */
export function isFrom(place: PagePlace<TransferPlace>): RawBuilder<unknown> {
  if (!('at' in place)) return sql`true`
  const { block_number, log_index, position } = place.at
  return sql`(block_number, log_index, position) <= (${block_number}, ${log_index}, ${position})`
}
