import { ChainInfoSchema, createPageLinks, createPageSchema, parseCursor } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { CursorQuerySchema } from '../wire/CursorQuerySchema.ts'
import { ServiceKeyQuerySchema } from './ServiceKeyQuerySchema.ts'
import { toChainInfo } from './toChainInfo.ts'

const ChainPageSchema = createPageSchema(ChainInfoSchema)

export const listChains = defineRoute({
  method: 'get',
  path: '/v1/chains',
  summary: 'The chains of the operator.',
  query: CursorQuerySchema,
  response: ChainPageSchema,
  handle: ({ c, query }, deps) => createPage(c, query.cursor, deps),
})

export const listChainsForService = defineRoute({
  method: 'get',
  path: '/v2/chains',
  summary: 'The same, for a kind of client.',
  query: ServiceKeyQuerySchema,
  response: ChainPageSchema,
  handle: ({ c, query }, deps) => createPage(c, query.cursor, deps),
})

function createPage(c: Context, text: string | undefined, { chains, publicUrl, webUrl }: RouteDeps) {
  const cursor = parseCursor(text)
  const url = toPublicUrl(c, publicUrl)
  const { origin } = new URL(url)
  const all = [...chains.values()]
  const results = all.slice(cursor.offset, cursor.offset + cursor.limit)
  const hasNext = cursor.offset + cursor.limit < all.length
  return {
    count: all.length,
    ...createPageLinks({ cursor, hasNext, url }),
    results: results.map(({ config }) => toChainInfo(config, { origin, webUrl: webUrl ?? origin })),
  }
}
