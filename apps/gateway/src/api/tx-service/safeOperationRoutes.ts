import { ConfirmRequestSchema, createPageSchema } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Hash } from 'viem'
import { z } from 'zod'
import { findSafeOperation, listSafeOperationsPage } from '../../db/queries/safeOperations.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { storeSafeOperation } from '../safe-operations/storeSafeOperation.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { OptionalBooleanQuerySchema } from '../wire/wireSchemas.ts'
import {
  createServicePage,
  createSlicedPage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  ServiceHashParamsSchema,
} from './dialect.ts'
import {
  ServiceSafeOperationRequestSchema,
  ServiceSafeOperationSchema,
  toServiceSafeOperation,
} from './safeOperations.ts'
import { ServiceSignatureSchema, toServiceSignatures } from './serviceSignatures.ts'

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

export const serviceSafeOperationRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address/safe-operations',
    summary: 'List user operations of a Safe',
    params: ServiceAddressParamsSchema,
    query: SafeOperationListQuerySchema.extend(PageQuerySchema.shape),
    response: createPageSchema(ServiceSafeOperationSchema),
    async handle(
      { c, chain, params: { address }, query: { executed, has_confirmations, ordering } },
      { db, publicUrl },
    ) {
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
  }),
  defineRoute({
    method: 'post',
    path: '/v1/safes/:address/safe-operations',
    summary: 'Propose a user operation',
    params: ServiceAddressParamsSchema,
    body: ServiceSafeOperationRequestSchema,
    response: 'nothing',
    status: 201,
    async handle({ chain, params: { address: safe }, body: { operation, ...request } }, { db, jobs }) {
      await storeSafeOperation(db, { ...request, chain, jobs, operation: { ...operation, safe } })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/safe-operations/:hash',
    summary: 'Get a user operation',
    params: ServiceHashParamsSchema,
    response: ServiceSafeOperationSchema,
    async handle({ chain, params: { hash } }, { db }) {
      const record = await getSafeOperation(db, chain, hash)
      return toServiceSafeOperation(record, { safe: await getKnownSafe(db, chain, record.operation.safe) })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/safe-operations/:hash/confirmations',
    summary: 'List confirmations of a user operation',
    params: ServiceHashParamsSchema,
    query: PageQuerySchema,
    response: createPageSchema(ServiceSignatureSchema),
    async handle({ c, chain, params: { hash } }, { db, publicUrl }) {
      const record = await getSafeOperation(db, chain, hash)
      const safe = await getKnownSafe(db, chain, record.operation.safe)
      return createSlicedPage(c, toServiceSignatures(record, { safe }), publicUrl)
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/safe-operations/:hash/confirmations',
    summary: 'Confirm a user operation',
    params: ServiceHashParamsSchema,
    body: ConfirmRequestSchema,
    response: z.object({ signature: z.string() }),
    status: 201,
    async handle({ chain, params: { hash }, body: { signature } }, { db, jobs }) {
      const { entryPoint, module, operation } = await getSafeOperation(db, chain, hash)
      await storeSafeOperation(db, { chain, entryPoint, jobs, module, operation, signature })
      return { signature }
    },
  }),
]

async function getSafeOperation(db: Kysely<Database>, { config }: ServedChain, safeOperationHash: Hash) {
  const record = await findSafeOperation(db, { chainId: config.id, safeOperationHash })
  if (record) return record
  throw new RequestError(
    404,
    'SAFE_OPERATION_NOT_FOUND',
    `Safe operation ${safeOperationHash} was not found. Check the hash and the chain.`,
  )
}
