import { AddressSchema, NameSchema, type Page } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { listTokensPage } from '../../../db/queries/listTokensPage.ts'
import { parseParams, parseQuery } from '../../http/parseInput.ts'
import { toKnownToken } from '../../tokens/loadTokenMap.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceToken } from './ServiceTokenSchema.ts'
import { toServiceToken } from './toServiceToken.ts'

export const TokenListQuerySchema = z.object({
  address: AddressSchema.optional(),
  ordering: z.enum(['-address', '-name', '-symbol', 'address', 'name', 'symbol']).catch('name'),
  search: NameSchema.optional(),
})

/** `GET /v1/tokens` of the dialect. */
export function listServiceTokens({ chains, db, publicUrl }: TxServiceDeps) {
  return new Hono().get(`${txServicePath}/v1/tokens`, async (c) => {
    const { config } = getNamedChain(chains, parseParams(c, ServiceParamsSchema).chain)
    const query = parseQuery(c, TokenListQuerySchema)
    const cursor = parsePageQuery(c)
    const { count, tokens } = await listTokensPage(db, { ...cursor, ...query, chainId: config.id })
    const results = tokens.map((token) => toServiceToken(toKnownToken(token, config)))
    return c.json<Page<ServiceToken>>(createServicePage(c, { count, cursor, publicUrl, results }))
  })
}
