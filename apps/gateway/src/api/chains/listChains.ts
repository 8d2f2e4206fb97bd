import { type ChainInfo, createPageLinks, type Page, parseCursor } from '@countersign/protocol'
import { Hono } from 'hono'
import type { ChainRegistry } from '../ChainRegistry.ts'
import { toPublicUrl } from '../toPublicUrl.ts'
import { toChainInfo } from './toChainInfo.ts'

export type ListChainsDeps = { chains: ChainRegistry; publicUrl: string | undefined }

/** `GET /v1/chains` */
export function listChains({ chains, publicUrl }: ListChainsDeps) {
  return new Hono().get('/v1/chains', (c) => {
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
  })
}
