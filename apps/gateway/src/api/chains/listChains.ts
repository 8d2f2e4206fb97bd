import { type ChainInfo, createPageLinks, type Page, parseCursor } from '@countersign/protocol'
import { type Context, Hono } from 'hono'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { parseQuery } from '../http/parseInput.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ServiceKeyQuerySchema } from './ServiceKeyQuerySchema.ts'
import { toChainInfo } from './toChainInfo.ts'

export type ListChainsDeps = { chains: ChainRegistry; publicUrl: string | undefined }

/** `GET /v1/chains`, and `GET /v2/chains` for wallets that name themselves */
export function listChains({ chains, publicUrl }: ListChainsDeps) {
  const answer = (c: Context) => {
    const cursor = parseCursor(c.req.query('cursor'))
    const url = toPublicUrl(c, publicUrl)
    const { origin } = new URL(url)
    const all = [...chains.values()]
    const results = all.slice(cursor.offset, cursor.offset + cursor.limit)
    const hasNext = cursor.offset + cursor.limit < all.length
    return c.json<Page<ChainInfo>>({
      count: all.length,
      ...createPageLinks({ cursor, hasNext, url }),
      results: results.map(({ config }) => toChainInfo(config, { origin })),
    })
  }
  return new Hono().get('/v1/chains', answer).get('/v2/chains', (c) => {
    parseQuery(c, ServiceKeyQuerySchema)
    return answer(c)
  })
}
