import { type Collectible, type CollectiblePage, createPageLinks, parseCursor } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { listCollectiblesPage } from '../../db/queries/listCollectiblesPage.ts'
import type { Database } from '../../db/schema.ts'
import type { MetadataSource } from '../../lib/metadata/createMetadataSource.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams, parseQuery } from '../http/parseInput.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { listTrustedTokens } from '../tokens/listTrustedTokens.ts'
import { createBooleanQuerySchema } from '../wire/createBooleanQuerySchema.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { loadCollectibles } from './loadCollectibles.ts'

export const ListCollectiblesQuerySchema = z.object({
  cursor: z.string().optional(),
  exclude_spam: createBooleanQuerySchema(true),
  trusted: createBooleanQuerySchema(false),
})

export type ListCollectiblesDeps = {
  chains: ChainRegistry
  db: Kysely<Database>
  metadata: MetadataSource
  publicUrl: string | undefined
}

/** The whole list has an end too: beyond it there are pages. */
const mostAtOnce = 100
const mostPerPage = 10

/** `GET /v1/chains/:chainId/safes/:address/collectibles` in one list, `GET /v2/…` in pages */
export function listCollectibles({ chains, db, metadata, publicUrl }: ListCollectiblesDeps) {
  return new Hono()
    .get('/v1/chains/:chainId/safes/:address/collectibles', async (c) => {
      const { address: safe, chainId } = parseParams(c, SafeParamsSchema)
      const { trusted } = parseQuery(c, ListCollectiblesQuerySchema)
      const chain = getServedChain(chains, chainId)
      const trustedTokens = trusted ? listTrustedTokens(chain.config) : undefined
      const place = { chainId, limit: mostAtOnce, offset: 0, safe, trustedTokens }
      const { collectibles } = await listCollectiblesPage(db, place)
      return c.json<Collectible[]>(await loadCollectibles({ chain, db, metadata }, collectibles))
    })
    .get('/v2/chains/:chainId/safes/:address/collectibles', async (c) => {
      const { address: safe, chainId } = parseParams(c, SafeParamsSchema)
      const query = parseQuery(c, ListCollectiblesQuerySchema)
      const chain = getServedChain(chains, chainId)
      const cursor = parseCursor(query.cursor, { defaultLimit: mostPerPage, maxLimit: mostPerPage })
      const trustedTokens = query.trusted ? listTrustedTokens(chain.config) : undefined
      const { collectibles, count } = await listCollectiblesPage(db, { ...cursor, chainId, safe, trustedTokens })
      const hasNext = cursor.offset + collectibles.length < count
      return c.json<CollectiblePage>({
        count,
        ...createPageLinks({ cursor, hasNext, url: toPublicUrl(c, publicUrl) }),
        results: await loadCollectibles({ chain, db, metadata }, collectibles),
      })
    })
}
