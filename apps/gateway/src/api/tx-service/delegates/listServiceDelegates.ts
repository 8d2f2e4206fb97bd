import { DelegateFilterSchema, type Page } from '@countersign/protocol'
import { Hono } from 'hono'
import { listDelegatesPage } from '../../../db/queries/listDelegatesPage.ts'
import { parseParams, parseQuery } from '../../http/parseInput.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceDelegate } from './ServiceDelegateSchema.ts'

/** `GET /v2/delegates` of the dialect. */
export function listServiceDelegates({ chains, db, publicUrl }: TxServiceDeps) {
  return new Hono().get(`${txServicePath}/v2/delegates`, async (c) => {
    const chainId = getNamedChain(chains, parseParams(c, ServiceParamsSchema).chain).config.id
    const filter = parseQuery(c, DelegateFilterSchema)
    const cursor = parsePageQuery(c)
    const { count, delegates } = await listDelegatesPage(db, { chainId, filter, ...cursor })
    const results = delegates.map(({ expiresAt, ...delegate }) => ({
      ...delegate,
      expiryDate: expiresAt?.toISOString() ?? null,
    }))
    return c.json<Page<ServiceDelegate>>(createServicePage(c, { count, cursor, publicUrl, results }))
  })
}
