import { AddressSchema, CountSchema, createPageSchema, OwnerSafesSchema } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { type Address, zeroAddress } from 'viem'
import { z } from 'zod'
import { findSafe, type SafeRecord } from '../../db/queries/findSafe.ts'
import { listSafesOfModule, listSafesOfOwner } from '../../db/queries/ownedSafes.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { createServicePage, PageQuerySchema, parsePageQuery, ServiceAddressParamsSchema } from './dialect.ts'

/** A Safe as indexed. */
export const SafeStatusSchema = z.object({
  address: AddressSchema,
  enabledModules: z.array(AddressSchema),
  fallbackHandler: AddressSchema,
  guard: AddressSchema.nullable(),
  masterCopy: AddressSchema,
  moduleGuard: AddressSchema.nullable(),
  nonce: CountSchema,
  owners: z.array(AddressSchema),
  threshold: CountSchema,
})

const toStatus = (record: SafeRecord): z.output<typeof SafeStatusSchema> => ({
  address: record.address,
  enabledModules: record.modules,
  fallbackHandler: record.fallbackHandler ?? zeroAddress,
  guard: record.guard,
  masterCopy: record.singleton,
  moduleGuard: record.moduleGuard,
  nonce: toJsonNumber(record.nonce),
  owners: record.owners,
  threshold: record.threshold,
})

/** Safes per page: anyone can create Safes with thousands of events for an owner. */
const maxSafes = 20

async function createStatusPage(
  c: Context,
  { db, publicUrl }: Pick<RouteDeps, 'db' | 'publicUrl'>,
  { chainId, safes }: { chainId: number; safes: readonly Address[] },
) {
  const cursor = parsePageQuery(c, { defaultLimit: maxSafes, maxLimit: maxSafes })
  const page = safes.slice(cursor.offset, cursor.offset + cursor.limit)
  const records = await Promise.all(page.map((address) => findSafe(db, { address, chainId })))
  const results = records.flatMap((record) => (record ? [toStatus(record)] : []))
  return createServicePage(c, { count: safes.length, cursor, publicUrl, results })
}

export const serviceOwnerRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/owners/:address/safes',
    summary: 'List Safes of an owner',
    params: ServiceAddressParamsSchema,
    response: OwnerSafesSchema,
    async handle({ chain, params: { address: owner } }, { db }) {
      return { safes: await listSafesOfOwner(db, { chainId: chain.config.id, owner }) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/modules/:address/safes',
    summary: 'List Safes with an enabled module',
    params: ServiceAddressParamsSchema,
    response: OwnerSafesSchema,
    async handle({ chain, params: { address: module } }, { db }) {
      return { safes: await listSafesOfModule(db, { chainId: chain.config.id, module }) }
    },
  }),
  defineRoute({
    isExpensive: true,
    method: 'get',
    path: '/v2/owners/:address/safes',
    summary: 'List Safes of an owner with settings',
    description: 'As indexed, oldest first, at most 20 per page.',
    params: ServiceAddressParamsSchema,
    query: PageQuerySchema,
    response: createPageSchema(SafeStatusSchema),
    async handle({ c, chain: { config }, params: { address: owner } }, deps) {
      const safes = await listSafesOfOwner(deps.db, { chainId: config.id, owner })
      return createStatusPage(c, deps, { chainId: config.id, safes })
    },
  }),
  defineRoute({
    isExpensive: true,
    method: 'get',
    path: '/v2/modules/:address/safes',
    summary: 'List Safes of a module with settings',
    description: 'As indexed, oldest first, at most 20 per page.',
    params: ServiceAddressParamsSchema,
    query: PageQuerySchema,
    response: createPageSchema(SafeStatusSchema),
    async handle({ c, chain: { config }, params: { address: module } }, deps) {
      const safes = await listSafesOfModule(deps.db, { chainId: config.id, module })
      return createStatusPage(c, deps, { chainId: config.id, safes })
    },
  }),
]
