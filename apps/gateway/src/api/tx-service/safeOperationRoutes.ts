import { ConfirmRequestSchema, createPageSchema } from '@countersign/protocol/wire'
import type { Hash } from 'viem'
import { z } from 'zod'
import { findSafeOperation } from '../../db/queries/findSafeOperation.ts'
import { listSafeOperationsPage } from '../../db/queries/listSafeOperationsPage.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { SafeOperationNotFoundError, storeSafeOperation } from '../safe-operations/storeSafeOperation.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { OptionalBooleanQuerySchema } from '../wire/wireSchemas.ts'
import {
  createServicePage,
  getNamedChain,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  ServiceHashParamsSchema,
  txServicePath,
} from './dialect.ts'
import {
  ServiceSafeOperationConfirmationSchema,
  ServiceSafeOperationRequestSchema,
  ServiceSafeOperationSchema,
  toServiceSafeOperation,
  toServiceSafeOperationConfirmations,
} from './safeOperations.ts'

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

export const createServiceSafeOperation = defineRoute({
  method: 'post',
  path: `${txServicePath}/v1/safes/:address/safe-operations`,
  summary: 'Proposes a user operation.',
  params: ServiceAddressParamsSchema,
  body: ServiceSafeOperationRequestSchema,
  response: 'nothing',
  status: 201,
  async handle({ params: { address: safe, chain }, body: { operation, ...request } }, { chains, db, jobs }) {
    await storeSafeOperation(db, {
      ...request,
      chain: getNamedChain(chains, chain),
      jobs,
      operation: { ...operation, safe },
    })
  },
})

export const confirmServiceSafeOperation = defineRoute({
  method: 'post',
  path: `${txServicePath}/v1/safe-operations/:hash/confirmations`,
  summary: 'Confirms a user operation.',
  params: ServiceHashParamsSchema,
  body: ConfirmRequestSchema,
  response: z.object({ signature: z.string() }),
  status: 201,
  async handle({ params: { chain: name, hash: safeOperationHash }, body: { signature } }, { chains, db, jobs }) {
    const chain = getNamedChain(chains, name)
    const record = await findSafeOperation(db, { chainId: chain.config.id, safeOperationHash })
    if (!record) throw new SafeOperationNotFoundError({ safeOperationHash })
    const { entryPoint, module, operation } = record
    await storeSafeOperation(db, { chain, entryPoint, jobs, module, operation, signature })
    return { signature }
  },
})

export const getServiceSafeOperation = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/safe-operations/:hash`,
  summary: 'A user operation.',
  params: ServiceHashParamsSchema,
  response: ServiceSafeOperationSchema,
  async handle({ params }, deps) {
    const { record, safe } = await load(params, deps)
    return toServiceSafeOperation(record, { safe })
  },
})

export const listServiceSafeOperationConfirmations = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/safe-operations/:hash/confirmations`,
  summary: 'Confirmations of a user operation.',
  params: ServiceHashParamsSchema,
  query: PageQuerySchema,
  response: createPageSchema(ServiceSafeOperationConfirmationSchema),
  async handle({ c, params }, deps) {
    const { record, safe } = await load(params, deps)
    const confirmations = toServiceSafeOperationConfirmations(record, { safe })
    const cursor = parsePageQuery(c)
    return createServicePage(c, {
      count: confirmations.length,
      cursor,
      publicUrl: deps.publicUrl,
      results: confirmations.slice(cursor.offset, cursor.offset + cursor.limit),
    })
  },
})

async function load(
  { chain: name, hash: safeOperationHash }: { chain: string; hash: Hash },
  { chains, db }: RouteDeps,
) {
  const chain = getNamedChain(chains, name)
  const record = await findSafeOperation(db, { chainId: chain.config.id, safeOperationHash })
  if (!record) throw new SafeOperationNotFoundError({ safeOperationHash })
  return { record, safe: await getKnownSafe(db, chain, record.operation.safe) }
}
