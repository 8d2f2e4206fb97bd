import type { Page } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { listSafeOperationsPage } from '../../../db/queries/listSafeOperationsPage.ts'
import { parseParams, parseQuery } from '../../http/parseInput.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { OptionalBooleanQuerySchema } from '../../wire/createBooleanQuerySchema.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceSafeOperation } from './ServiceSafeOperationSchema.ts'
import { toServiceSafeOperation } from './toServiceSafeOperation.ts'

const orderings = {
  '-created': '-created',
  '-user_operation__nonce': '-nonce',
  created: 'created',
  user_operation__nonce: 'nonce',
} as const

export const SafeOperationListQuerySchema = z.object({
  executed: OptionalBooleanQuerySchema,
  has_confirmations: OptionalBooleanQuerySchema,
  /** An unknown order is the default one, as in the official service. */
  ordering: z
    .enum(['-created', '-user_operation__nonce', 'created', 'user_operation__nonce'])
    .catch('-user_operation__nonce'),
})

/** `GET /v1/safes/:address/safe-operations` of the dialect. */
export function listServiceSafeOperations({ chains, db, publicUrl }: TxServiceDeps) {
  return new Hono().get(`${txServicePath}/v1/safes/:address/safe-operations`, async (c) => {
    const { address, chain: name } = parseParams(c, ServiceAddressParamsSchema)
    const { executed, has_confirmations, ordering } = parseQuery(c, SafeOperationListQuerySchema)
    const chain = getNamedChain(chains, name)
    const cursor = parsePageQuery(c)
    const [safe, { count, operations }] = await Promise.all([
      getKnownSafe(db, chain, address),
      // None is stored without a signature, and of none it is known that a bundler had it executed.
      executed === true || has_confirmations === false
        ? { count: 0, operations: [] }
        : listSafeOperationsPage(db, {
            ...cursor,
            chainId: chain.config.id,
            ordering: orderings[ordering],
            safe: address,
          }),
    ])
    const results = operations.map((record) => toServiceSafeOperation(record, { safe }))
    return c.json<Page<ServiceSafeOperation>>(createServicePage(c, { count, cursor, publicUrl, results }))
  })
}
