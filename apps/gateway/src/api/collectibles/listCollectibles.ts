import { CollectiblePageSchema, CollectiblesSchema, createPageLinks, parseCursor } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listCollectiblesPage } from '../../db/queries/collectibles.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { listTrustedTokens } from '../tokens/knownTokens.ts'
import { createBooleanQuerySchema, SafeParamsSchema } from '../wire/wireSchemas.ts'
import { loadCollectibles } from './loadCollectibles.ts'

const ListCollectiblesQuerySchema = z.object({
  cursor: z.string().optional(),
  exclude_spam: createBooleanQuerySchema(true),
  trusted: createBooleanQuerySchema(false),
})

/** Limit of the unpaged list. */
const maxAtOnce = 100
const maxPerPage = 10

/** v1 without pages, v2 with pages. */
export const listAllCollectibles = defineRoute({
  method: 'get',
  // Fetched metadata is stored.
  stores: true,
  path: '/v1/chains/:chainId/safes/:address/collectibles',
  summary: 'List all NFTs of a Safe',
  description: 'For older clients. Use the paginated v2.',
  params: SafeParamsSchema,
  query: ListCollectiblesQuerySchema,
  response: CollectiblesSchema,
  async handle({ c, chain, params: { address: safe, chainId }, query: { trusted } }, { db, metadata }) {
    const trustedTokens = trusted ? listTrustedTokens(chain.config) : undefined
    const page = { chainId, limit: maxAtOnce, offset: 0, safe, trustedTokens }
    const { collectibles } = await listCollectiblesPage(db, page)
    return loadCollectibles({ chain, db, metadata, requester: c.get('clientAddress') }, collectibles)
  },
})

export const listCollectibles = defineRoute({
  method: 'get',
  // Fetched metadata is stored.
  stores: true,
  path: '/v2/chains/:chainId/safes/:address/collectibles',
  summary: 'List NFTs of a Safe, paginated',
  params: SafeParamsSchema,
  query: ListCollectiblesQuerySchema,
  response: CollectiblePageSchema,
  async handle({ c, chain, params: { address: safe, chainId }, query }, { db, metadata, publicUrl }) {
    const cursor = parseCursor(query.cursor, { defaultLimit: maxPerPage, maxLimit: maxPerPage })
    const trustedTokens = query.trusted ? listTrustedTokens(chain.config) : undefined
    const { collectibles, count, edges, hasMore } = await listCollectiblesPage(db, {
      ...cursor,
      chainId,
      safe,
      trustedTokens,
    })
    return {
      count,
      ...createPageLinks({ cursor, edges, hasNext: hasMore, url: toPublicUrl(c, publicUrl) }),
      results: await loadCollectibles({ chain, db, metadata, requester: c.get('clientAddress') }, collectibles),
    }
  },
})
