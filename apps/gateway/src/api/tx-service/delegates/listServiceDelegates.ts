import { createPageSchema, DelegateFilterSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listDelegatesPage } from '../../../db/queries/delegates.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceDelegateSchema } from './ServiceDelegateSchema.ts'

/** At least one filter is required; pagination is none. */
const DelegateListQuerySchema = z
  .object({ ...DelegateFilterSchema.shape, ...PageQuerySchema.shape })
  .transform(({ limit: _, offset: __, ...filter }): z.input<typeof DelegateFilterSchema> => filter)
  .pipe(DelegateFilterSchema)

export const listServiceDelegates = defineRoute({
  method: 'get',
  path: `${txServicePath}/v2/delegates`,
  summary: 'Delegates by one of their parts.',
  params: ServiceParamsSchema,
  query: DelegateListQuerySchema,
  response: createPageSchema(ServiceDelegateSchema),
  async handle({ c, params, query: filter }, { chains, db, publicUrl }) {
    const chainId = getNamedChain(chains, params.chain).config.id
    const cursor = parsePageQuery(c)
    const { count, delegates } = await listDelegatesPage(db, { chainId, filter, ...cursor })
    const results = delegates.map(({ expiresAt, ...delegate }) => ({
      ...delegate,
      expiryDate: expiresAt?.toISOString() ?? null,
    }))
    return createServicePage(c, { count, cursor, publicUrl, results })
  },
})
