import { createPageSchema } from '@countersign/protocol/wire'
import type { Hash } from 'viem'
import { findSafeOperation } from '../../../db/queries/safeOperations.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import type { RouteDeps } from '../../http/RouteDeps.ts'
import { SafeOperationNotFoundError } from '../../safe-operations/SafeOperationNotFoundError.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceSafeOperationConfirmationSchema, ServiceSafeOperationSchema } from './ServiceSafeOperationSchema.ts'
import { toServiceSafeOperation, toServiceSafeOperationConfirmations } from './toServiceSafeOperation.ts'

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
