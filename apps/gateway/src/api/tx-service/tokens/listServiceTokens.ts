import { AddressSchema, createPageSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listTokensPage } from '../../../db/queries/tokens.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { toKnownToken } from '../../tokens/loadTokenMap.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceTokenSchema } from './ServiceTokenSchema.ts'
import { toServiceToken } from './toServiceToken.ts'

const TokenListQuerySchema = z.object({
  address: AddressSchema.optional(),
  ordering: z.enum(['-address', '-name', '-symbol', 'address', 'name', 'symbol']).catch('name'),
  search: NameSchema.optional(),
})

export const listServiceTokens = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/tokens`,
  summary: 'Tokens that moved at any Safe.',
  params: ServiceParamsSchema,
  query: TokenListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceTokenSchema),
  async handle({ c, params, query }, { chains, db, publicUrl }) {
    const { config } = getNamedChain(chains, params.chain)
    const cursor = parsePageQuery(c)
    const { count, tokens } = await listTokensPage(db, { ...query, ...cursor, chainId: config.id })
    const results = tokens.map((token) => toServiceToken(toKnownToken(token, config)))
    return createServicePage(c, { count, cursor, publicUrl, results })
  },
})
