import { createPageSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { findUserOperation, listSafeOperationsPage, type SafeOperationRecord } from '../../db/queries/safeOperations.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe, type KnownSafe } from '../safe-state/getKnownSafe.ts'
import {
  createServicePage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  ServiceHashParamsSchema,
} from './dialect.ts'
import { ServiceSafeOperationSchema, toServiceSafeOperation } from './safeOperations.ts'

/** The same operation, seen from the side of the entry point. */
const ServiceUserOperationSchema = ServiceSafeOperationSchema.shape.userOperation.extend({
  safeOperation: ServiceSafeOperationSchema.omit({ userOperation: true }),
})

function toUserOperation(
  record: SafeOperationRecord,
  { safe }: { safe: KnownSafe },
): z.output<typeof ServiceUserOperationSchema> {
  const { userOperation, ...safeOperation } = toServiceSafeOperation(record, { safe })
  return { ...userOperation, safeOperation }
}

/** An unknown ordering falls back to the default, as in the official service. */
const OrderingSchema = z.enum(['-nonce', 'nonce']).catch('-nonce')

export const serviceUserOperationRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address/user-operations',
    summary: 'List user operations by entry point fields',
    description: 'Those that were proposed here.',
    params: ServiceAddressParamsSchema,
    query: PageQuerySchema.extend({ ordering: OrderingSchema }),
    response: createPageSchema(ServiceUserOperationSchema),
    async handle({ c, chain, params: { address }, query: { ordering } }, { db, publicUrl }) {
      const cursor = parsePageQuery(c)
      const [safe, { count, hasMore, operations }] = await Promise.all([
        getKnownSafe(db, chain, address),
        listSafeOperationsPage(db, { ...cursor, chainId: chain.config.id, ordering, safe: address }),
      ])
      const results = operations.map((record) => toUserOperation(record, { safe }))
      return createServicePage(c, { count, cursor, hasMore, publicUrl, results, taken: results.length })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/user-operations/:hash',
    summary: 'Get a user operation by its hash',
    params: ServiceHashParamsSchema,
    response: ServiceUserOperationSchema,
    async handle({ chain, params: { hash } }, { db }) {
      const record = await findUserOperation(db, { chainId: chain.config.id, userOperationHash: hash })
      if (!record)
        throw new RequestError(
          404,
          'USER_OPERATION_NOT_FOUND',
          `User operation ${hash} was not found. The service knows those that were proposed to it.`,
        )
      return toUserOperation(record, { safe: await getKnownSafe(db, chain, record.operation.safe) })
    },
  }),
]
