import {
  ChainIdParamSchema,
  createPageLinks,
  DelegateFilterSchema,
  type DelegatePage,
  parseCursor,
} from '@countersign/protocol'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { listDelegatesPage } from '../../db/queries/listDelegatesPage.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams, parseQuery } from '../http/parseInput.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

export type ListDelegatesDeps = { chains: ChainRegistry; db: Kysely<Database>; publicUrl: string | undefined }

/** `GET /v1/chains/:chainId/delegates` and `/v2/…`, which answer the same. */
export function listDelegates({ chains, db, publicUrl }: ListDelegatesDeps) {
  const answer = async (c: Context) => {
    const { chainId } = parseParams(c, ParamsSchema)
    getServedChain(chains, chainId)
    const filter = parseQuery(c, DelegateFilterSchema)
    const cursor = parseCursor(c.req.query('cursor'))
    const { count, delegates } = await listDelegatesPage(db, { chainId, filter, ...cursor })
    return c.json<DelegatePage>({
      count,
      ...createPageLinks({ cursor, hasNext: count > cursor.offset + cursor.limit, url: toPublicUrl(c, publicUrl) }),
      results: delegates.map(({ expiresAt: _, ...delegate }) => delegate),
    })
  }
  return new Hono().get('/v1/chains/:chainId/delegates', answer).get('/v2/chains/:chainId/delegates', answer)
}
