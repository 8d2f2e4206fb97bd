import { createPageSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listSafeOperationsPage } from '../../../db/queries/safeOperations.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { OptionalBooleanQuerySchema } from '../../wire/createBooleanQuerySchema.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceSafeOperationSchema } from './ServiceSafeOperationSchema.ts'
import { toServiceSafeOperation } from './toServiceSafeOperation.ts'

const orderings = {
  '-created': '-created',
  '-user_operation__nonce': '-nonce',
  created: 'created',
  user_operation__nonce: 'nonce',
} as const

const SafeOperationListQuerySchema = z.object({
  executed: OptionalBooleanQuerySchema,
  has_confirmations: OptionalBooleanQuerySchema,
  /** An unknown ordering falls back to the default, as in the official service. */
  ordering: z
    .enum(['-created', '-user_operation__nonce', 'created', 'user_operation__nonce'])
    .catch('-user_operation__nonce'),
})

export const listServiceSafeOperations = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/safes/:address/safe-operations`,
  summary: 'User operations (ERC-4337) of a Safe.',
  params: ServiceAddressParamsSchema,
  query: SafeOperationListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceSafeOperationSchema),
  async handle(
    { c, params: { address, chain: name }, query: { executed, has_confirmations, ordering } },
    { chains, db, publicUrl },
  ) {
    const chain = getNamedChain(chains, name)
    const cursor = parsePageQuery(c)
    const [safe, { count, hasMore, operations }] = await Promise.all([
      getKnownSafe(db, chain, address),
      // Every stored operation has a signature.
      has_confirmations === false
        ? { count: 0, hasMore: false, operations: [] }
        : listSafeOperationsPage(db, {
            ...cursor,
            chainId: chain.config.id,
            executed,
            ordering: orderings[ordering],
            safe: address,
          }),
    ])
    const results = operations.map((record) => toServiceSafeOperation(record, { safe }))
    return createServicePage(c, { count, cursor, hasMore, publicUrl, results, taken: results.length })
  },
})
