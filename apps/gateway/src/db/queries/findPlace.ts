import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Up to here rows are simply counted off: it costs a fraction of what the page itself does. */
const near = 500

export type FindPlaceParameters = {
  /** Of the whole list; without it the way is from the front. */
  count: () => Promise<number | undefined>
  offset: number
  /** The list by the columns of its index alone, in the order of the list or from its end, as far as `limit`. */
  walk: (order: { isReversed: boolean; limit: number }) => RawBuilder<unknown>
}

/** Where a page begins: behind so many rows, or at a row. */
export type PagePlace<key> = { at: key } | { skip: number }

/**
 * Finds the row at an offset without reading what lies before it: near the front it is left to the page, further back
 * the index alone is walked, from whichever end is nearer. Undefined beyond the end.
 */
export async function findPlace<key>(
  db: Kysely<Database>,
  { count, offset, walk }: FindPlaceParameters,
): Promise<PagePlace<key> | undefined> {
  if (offset <= near) return { skip: offset }
  const total = await count()
  if (total !== undefined && offset >= total) return undefined
  const isReversed = total !== undefined && offset > total / 2
  const skip = isReversed ? total - 1 - offset : offset
  const { rows } = await sql<key & object>`
    select * from (${walk({ isReversed, limit: skip + 1 })}) as walked offset ${skip} limit 1`.execute(db)
  return rows[0] && { at: rows[0] }
}
