import {
  AddressSchema,
  type Cursor,
  createPageCursors,
  HashSchema,
  type Page,
  type PageBounds,
  parseCursor,
} from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { z } from 'zod'
import type { BlockFilter } from '../../db/queries/pages.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'

/** Chain id, or short name (EIP-3770) as in the official URLs. */
const ChainNameSchema = z.string().regex(/^[\w-]{1,64}$/, { error: 'Invalid chain' })

export const ServiceParamsSchema = z.object({ chain: ChainNameSchema })

export const ServiceAddressParamsSchema = ServiceParamsSchema.extend({ address: AddressSchema })

export const ServiceHashParamsSchema = ServiceParamsSchema.extend({ hash: HashSchema })

export const PageQuerySchema = z.object({
  /** Our extension, in links: keyset bounds of the page. */
  after: z.string().optional(),
  before: z.string().optional(),
  limit: z.string().optional(),
  offset: z.string().optional(),
})

/** Block numbers of 15 digits are beyond every chain. */
const BlockNumberSchema = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'Invalid block number' })
  .transform(Number)
  .optional()

export const BlockQuerySchema = z.object({
  block_number: BlockNumberSchema,
  block_number__gt: BlockNumberSchema,
  block_number__lt: BlockNumberSchema,
})

export function toBlockFilter(query: z.output<typeof BlockQuerySchema>): BlockFilter {
  const { block_number: block, block_number__gt: above, block_number__lt: below } = query
  const lowest = [...(block === undefined ? [] : [block]), ...(above === undefined ? [] : [above + 1])]
  const highest = [...(block === undefined ? [] : [block]), ...(below === undefined ? [] : [below - 1])]
  return {
    blockFrom: lowest.length > 0 ? Math.max(...lowest) : undefined,
    blockTo: highest.length > 0 ? Math.min(...highest) : undefined,
  }
}

export type ParsePageQueryOptions = { defaultLimit?: number; maxLimit?: number }

/** Missing or invalid values get the default. */
export function parsePageQuery(c: Context, { defaultLimit = 100, maxLimit = 200 }: ParsePageQueryOptions = {}): Cursor {
  return parseCursor(new URL(c.req.url).search, { defaultLimit, maxLimit })
}

export type CreateServicePageParameters<item> = {
  count: number
  cursor: Cursor
  /** First and last row of the page, for keyset pagination. */
  edges?: PageBounds | undefined
  /** @default derived from the count */
  hasMore?: boolean
  publicUrl: string | undefined
  results: item[]
  /** Rows of this page, if fewer than the limit although more follow. @default the limit */
  taken?: number | undefined
}

/** A page whose links have `limit` and `offset`. */
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
  const { next, previous } = createPageCursors({ cursor, edges, hasNext, taken })
  return { count, next: next && linkTo(next), previous: previous && linkTo(previous), results }
}

/** A page of a list that is in memory. */
export function createSlicedPage<item>(c: Context, items: readonly item[], publicUrl: string | undefined): Page<item> {
  const cursor = parsePageQuery(c)
  const results = items.slice(cursor.offset, cursor.offset + cursor.limit)
  return createServicePage(c, { count: items.length, cursor, publicUrl, results })
}

/** Formats a block timestamp (seconds). */
export function toBlockDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
