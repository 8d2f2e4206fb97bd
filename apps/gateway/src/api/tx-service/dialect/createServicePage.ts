import { type Cursor, type Page, type PageBounds, parseCursor, turnPage } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { z } from 'zod'
import { toPublicUrl } from '../../http/toPublicUrl.ts'

/** Query of every list of the dialect. */
export const PageQuerySchema = z.object({
  /** Ours, in links: the row that the page begins behind, or ends before. */
  after: z.string().optional(),
  before: z.string().optional(),
  limit: z.string().optional(),
  offset: z.string().optional(),
})

export type ParsePageQueryOptions = { defaultLimit?: number; maxLimit?: number }

/** `limit` and `offset` of the query; what is missing or garbled is the default. */
export function parsePageQuery(c: Context, { defaultLimit = 100, maxLimit = 200 }: ParsePageQueryOptions = {}): Cursor {
  return parseCursor(new URL(c.req.url).search, { defaultLimit, maxLimit })
}

export type CreateServicePageParameters<item> = {
  count: number
  cursor: Cursor
  /** The rows at the ends of the page, where the list is found by them. */
  edges?: PageBounds | undefined
  /** @default what the count says */
  hasMore?: boolean
  publicUrl: string | undefined
  results: item[]
  /** Rows of this page, where it may have fewer than its limit although there are more. @default the limit */
  taken?: number | undefined
}

/** A page of the dialect: links carry `limit` and `offset` themselves. */
export function createServicePage<item>(
  c: Context,
  { count, cursor, edges, hasMore, publicUrl, results, taken }: CreateServicePageParameters<item>,
): Page<item> {
  const linkTo = ({ limit, offset, place }: Cursor) => {
    const url = new URL(toPublicUrl(c, publicUrl))
    for (const side of ['after', 'before']) url.searchParams.delete(side)
    for (const [name, value] of Object.entries({ limit, offset, ...place })) url.searchParams.set(name, String(value))
    return url.toString()
  }
  const hasNext = hasMore ?? cursor.offset + cursor.limit < count
  const { next, previous } = turnPage({ cursor, edges, hasNext, taken })
  return { count, next: next && linkTo(next), previous: previous && linkTo(previous), results }
}
