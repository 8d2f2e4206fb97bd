import { type Cursor, type Page, parseCursor } from '@countersign/protocol'
import type { Context } from 'hono'
import { z } from 'zod'
import { toPublicUrl } from '../../http/toPublicUrl.ts'

/** Query of every list of the dialect. */
export const PageQuerySchema = z.object({ limit: z.string().optional(), offset: z.string().optional() })

export type ParsePageQueryOptions = { defaultLimit?: number; maxLimit?: number }

/** `limit` and `offset` of the query; what is missing or garbled is the default. */
export function parsePageQuery(c: Context, { defaultLimit = 100, maxLimit = 200 }: ParsePageQueryOptions = {}): Cursor {
  return parseCursor(new URL(c.req.url).search, { defaultLimit, maxLimit })
}

export type CreateServicePageParameters<item> = {
  count: number
  cursor: Cursor
  publicUrl: string | undefined
  results: item[]
}

/** A page of the dialect: links carry `limit` and `offset` themselves. */
export function createServicePage<item>(
  c: Context,
  { count, cursor: { limit, offset }, publicUrl, results }: CreateServicePageParameters<item>,
): Page<item> {
  const linkTo = (start: number) => {
    const url = new URL(toPublicUrl(c, publicUrl))
    url.searchParams.set('limit', String(limit))
    url.searchParams.set('offset', String(start))
    return url.toString()
  }
  return {
    count,
    next: offset + limit < count ? linkTo(offset + limit) : null,
    previous: offset > 0 ? linkTo(Math.max(offset - limit, 0)) : null,
    results,
  }
}
