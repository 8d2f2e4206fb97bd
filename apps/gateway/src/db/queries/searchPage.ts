import type { CursorPosition } from '@countersign/protocol/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../schema.ts'
import type { CountedPage } from './pages.ts'

/** Rows that a page filtered by anything without an index scans: anyone can cause any number. */
const maxScanned = 5_000

type ScanOrder<key> = { cursor: key | undefined; isReversed: boolean; limit: number }

export type SearchPageParameters<key> = {
  /** On the columns of `select`. */
  conditions: readonly RawBuilder<unknown>[]
  format: (key: key) => string
  keyColumns: RawBuilder<unknown>
  limit: number
  offset: number
  order: (isReversed: boolean) => RawBuilder<unknown>
  /** Parses the cursor of a link; undefined for an invalid one. */
  parse: (text: string) => key | undefined
  place: CursorPosition | undefined
  /** Keys and the columns of the conditions, ordered from behind the cursor on, up to `limit`. */
  select: (order: ScanOrder<key>) => RawBuilder<unknown>
}

/** Keys of the found rows, and where the scan ended. */
type Scan<key> = { end: key | null; keys: key[]; matches: number; scanned: number }

/**
 * A page of the rows that meet conditions without an index. A page ends where the scan does, and its link leads on from
 * there: it may have fewer rows than its limit, or none.
 */
export async function searchPage<key>(
  db: Db,
  parameters: SearchPageParameters<key>,
): Promise<CountedPage & { keys: key[] }> {
  const { format, limit, offset, parse, place } = parameters
  const cursor = place && parse('after' in place ? place.after : place.before)
  const isReversed = cursor !== undefined && place !== undefined && 'before' in place
  const skip = cursor === undefined ? offset : 0
  const { end, keys, matches, scanned } = await scan(db, parameters, { cursor, isReversed, skip })
  const isCut = scanned === maxScanned && matches <= skip + limit
  // Fewer rows are newer than a page: that is the first one.
  if (isReversed && keys.length < limit && !isCut) return searchPage(db, { ...parameters, offset: 0, place: undefined })
  const listed = isReversed ? keys.toReversed() : keys
  return {
    count: (cursor === undefined ? 0 : offset) + matches,
    edges: end ? toSearchBounds(listed.map(format), { end: format(end), isCut, isReversed }) : undefined,
    hasMore: isReversed || isCut || matches > skip + limit,
    keys: listed,
  }
}

async function scan<key>(
  db: Db,
  { conditions, keyColumns, limit, order, select }: SearchPageParameters<key>,
  { cursor, isReversed, skip }: { cursor: key | undefined; isReversed: boolean; skip: number },
): Promise<Scan<key>> {
  const { rows } = await sql<Scan<key>>`
    with scanned as materialized (
      select * from (${select({ cursor, isReversed, limit: maxScanned })}) as listed
      order by ${order(isReversed)} limit ${maxScanned}
    ), found as (select * from scanned where ${sql.join(conditions, sql` and `)})
    select (select count(*) from found) as matches, (select count(*) from scanned) as scanned,
      (select to_jsonb(ends) from (
        select ${keyColumns} from scanned order by ${order(!isReversed)} limit 1) as ends) as "end",
      (select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
        select ${keyColumns} from found order by ${order(isReversed)} limit ${limit} offset ${skip}) as page) as keys`.execute(
    db,
  )
  return rows[0] ?? { end: null, keys: [], matches: 0, scanned: 0 }
}

/** Links lead on from the end of the scan if no further row was found before it. */
function toSearchBounds(
  places: readonly string[],
  { end, isCut, isReversed }: { end: string; isCut: boolean; isReversed: boolean },
) {
  const [first = end, last = end] = [places[0], places.at(-1)]
  if (!isCut) return { first, last }
  return isReversed ? { first: end, last } : { first, last: end }
}
