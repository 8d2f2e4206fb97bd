import { createPageLinks, DelegateFilterSchema, DelegatePageSchema, parseCursor } from '@countersign/protocol/wire'
import { listDelegatesPage } from '../../db/queries/delegates.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'

/** v1 and v2 return the same. */
export const listDelegates = (version: 'v1' | 'v2') =>
  defineRoute({
    method: 'get',
    path: `/${version}/chains/:chainId/delegates`,
    summary: 'Who may propose for an owner; at least one filter is required.',
    params: ChainParamsSchema,
    query: DelegateFilterSchema,
    response: DelegatePageSchema,
    async handle({ c, params: { chainId }, query: filter }, { chains, db, publicUrl }) {
      getServedChain(chains, chainId)
      const cursor = parseCursor(c.req.query('cursor'))
      const { count, delegates } = await listDelegatesPage(db, { chainId, filter, ...cursor })
      return {
        count,
        ...createPageLinks({ cursor, hasNext: count > cursor.offset + cursor.limit, url: toPublicUrl(c, publicUrl) }),
        results: delegates.map(({ expiresAt: _, ...delegate }) => delegate),
      }
    },
  })
