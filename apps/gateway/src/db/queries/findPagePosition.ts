import type { CursorPosition } from '@countersign/protocol/wire'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Up to here rows are simply counted off: it costs a fraction of what the page itself does. */
const near = 500

export type FindPagePositionParameters<key> = {
  /** Of the whole list; without it the way is from the front. */
  count: () => Promise<number | undefined>
  limit: number
  offset: number
  /** The key of a row as links have it; undefined for what is none. */
  parse: (text: string) => key | undefined
  place: CursorPosition | undefined
  /** The list by the columns of its index alone, in the order of the list or from its end, as far as `limit`. */
  walk: (order: { isReversed: boolean; limit: number; ofBefore?: key }) => RawBuilder<unknown>
}

/** Where a page begins: at a row, behind one, or behind so many. */
export type PagePosition<key> = { at: key } | { behind: key } | { skip: number }

/**
 * Finds where a page begins without reading what lies before it: a link of ours names a row beside it. By an offset it is
 * left to the page near the front; further back the index alone is walked, from whichever end is nearer. Undefined beyond
 * the end.
 */
export async function findPagePosition<key>(
  db: Kysely<Database>,
  { count, limit, offset, parse, place, walk }: FindPagePositionParameters<key>,
): Promise<PagePosition<key> | undefined> {
  const step = async (order: { isReversed: boolean; ofBefore?: key }, skip: number) => {
    const { rows } = await sql<key & object>`
      select * from (${walk({ ...order, limit: skip + 1 })}) as walked offset ${skip} limit 1`.execute(db)
    return rows[0]
  }
  const beside = place && parse('after' in place ? place.after : place.before)
  if (place && beside !== undefined) {
    if ('after' in place) return { behind: beside }
    const first = await step({ isReversed: true, ofBefore: beside }, limit - 1)
    return first ? { at: first } : { skip: 0 }
  }
  if (offset <= near) return { skip: offset }
  const total = await count()
  if (total !== undefined && offset >= total) return undefined
  const isReversed = total !== undefined && offset > total / 2
  const found = await step({ isReversed }, isReversed ? total - 1 - offset : offset)
  return found && { at: found }
}

/** The number of a block and that of something in it, as links have them; no larger than their columns take. */
export function parseBlockPosition(text: string): { block: number; index: number } | undefined {
  const [, block, index] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
  return block === undefined ? undefined : { block: Number(block), index: Number(index) }
}

/** Compares the columns of a list that is read from their highest values down with a row of it. */
export function isFromPosition<key>(
  place: PagePosition<key>,
  columns: RawBuilder<unknown>,
  toValues: (key: key) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if ('skip' in place) return sql`true`
  return 'at' in place ? sql`${columns} <= ${toValues(place.at)}` : sql`${columns} < ${toValues(place.behind)}`
}

/** How many rows the page itself has to skip. */
export const toSkip = (place: PagePosition<unknown>) => ('skip' in place ? place.skip : 0)
