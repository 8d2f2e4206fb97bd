import type { CursorPosition, PageBounds } from '@countersign/protocol/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'

/** A page of a Safe's list. */
export type PageParameters = {
  chainId: number
  limit: number
  offset: number
  place?: CursorPosition | undefined
  safe: Address
}

export type CountedPage = { count: number; edges: PageBounds | undefined; hasMore: boolean }

/** Offsets up to here are left to SQL: they cost a fraction of the page itself. */
const near = 500

type FindPagePositionParameters<key> = {
  /** Length of the list; without it the index is read from the front. */
  count: () => Promise<number | undefined>
  limit: number
  offset: number
  /** Parses the cursor of a link; undefined for an invalid one. */
  parse: (text: string) => key | undefined
  place: CursorPosition | undefined
  /** The list by the columns of its index alone, forwards or backwards, up to `limit`. */
  walk: (order: { isReversed: boolean; limit: number; ofBefore?: key }) => RawBuilder<unknown>
}

/** Start of a page: at a row, after one, or at an offset. */
export type PagePosition<key> = { at: key } | { behind: key } | { skip: number }

/**
 * Finds the start of a page without reading the rows before it: our links have a cursor. Small offsets are left to SQL;
 * for large ones the index alone is read, from the nearer end. Undefined beyond the end.
 */
export async function findPagePosition<key>(
  db: Db,
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

/** Block number and index of a cursor, within the range of their columns. */
export function parseBlockPosition(text: string): { block: number; index: number } | undefined {
  const [, block, index] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
  return block === undefined ? undefined : { block: Number(block), index: Number(index) }
}

/** Condition for rows from a cursor on, in descending order. */
export function isFromPosition<key>(
  place: PagePosition<key>,
  columns: RawBuilder<unknown>,
  toValues: (key: key) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if ('skip' in place) return sql`true`
  return 'at' in place ? sql`${columns} <= ${toValues(place.at)}` : sql`${columns} < ${toValues(place.behind)}`
}

/** The offset that is left to the page's own query. */
export const toSkip = (place: PagePosition<unknown>) => ('skip' in place ? place.skip : 0)

/** Rows beyond the page that are counted. */
export const reach = 1_000

type CountUpToParameters = {
  limit: number
  offset: number
  /** `from … where …` */
  rows: RawBuilder<unknown>
}

/**
 * Counts matching rows up to a thousand beyond the page: exact for lists that end there, and enough for the next link of
 * longer ones, which would be expensive to count to their end.
 */
export async function countUpTo(db: Db, { limit, offset, rows: list }: CountUpToParameters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select ${list} limit ${offset + limit + reach}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

export function toPageBounds<item>(items: readonly item[], toPosition: (item: item) => string): PageBounds | undefined {
  const [first, last] = [items[0], items.at(-1)]
  return first === undefined || last === undefined ? undefined : { first: toPosition(first), last: toPosition(last) }
}

/** Both ends included. */
export type BlockFilter = { blockFrom?: number | undefined; blockTo?: number | undefined }

export function toBlockRange({ blockFrom, blockTo }: BlockFilter): RawBuilder<unknown>[] {
  return [
    ...(blockFrom === undefined ? [] : [sql`block_number >= ${blockFrom}`]),
    ...(blockTo === undefined ? [] : [sql`block_number <= ${blockTo}`]),
  ]
}

/** Condition on the blocks of a range of time: blocks are in the order of their times. */
export function toBlocks(chainId: number, from: number | undefined, to: number | undefined): RawBuilder<unknown>[] {
  const blocks = sql`select number from block where chain_id = ${chainId}`
  return [
    ...(from === undefined
      ? []
      : [sql`block_number >= (${blocks} and timestamp >= ${from} order by timestamp, number limit 1)`]),
    ...(to === undefined
      ? []
      : [sql`block_number <= (${blocks} and timestamp <= ${to} order by timestamp desc, number desc limit 1)`]),
  ]
}
