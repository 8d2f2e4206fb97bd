import type { Page } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Hash } from 'viem'
import { findSafeOperation } from '../../../db/queries/findSafeOperation.ts'
import { parseParams } from '../../http/parseInput.ts'
import { SafeOperationNotFoundError } from '../../safe-operations/SafeOperationNotFoundError.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceSafeOperation, ServiceSafeOperationConfirmation } from './ServiceSafeOperationSchema.ts'
import { toServiceSafeOperation, toServiceSafeOperationConfirmations } from './toServiceSafeOperation.ts'

/** `GET /v1/safe-operations/:hash` and `GET /v1/safe-operations/:hash/confirmations` of the dialect. */
export function getServiceSafeOperation({ chains, db, publicUrl }: TxServiceDeps) {
  const load = async ({ chain: name, hash: safeOperationHash }: { chain: string; hash: Hash }) => {
    const chain = getNamedChain(chains, name)
    const record = await findSafeOperation(db, { chainId: chain.config.id, safeOperationHash })
    if (!record) throw new SafeOperationNotFoundError({ safeOperationHash })
    return { record, safe: await getKnownSafe(db, chain, record.operation.safe) }
  }
  return new Hono()
    .get(`${txServicePath}/v1/safe-operations/:hash`, async (c) => {
      const { record, safe } = await load(parseParams(c, ServiceHashParamsSchema))
      return c.json<ServiceSafeOperation>(toServiceSafeOperation(record, { safe }))
    })
    .get(`${txServicePath}/v1/safe-operations/:hash/confirmations`, async (c) => {
      const { record, safe } = await load(parseParams(c, ServiceHashParamsSchema))
      const confirmations = toServiceSafeOperationConfirmations(record, { safe })
      const cursor = parsePageQuery(c)
      return c.json<Page<ServiceSafeOperationConfirmation>>(
        createServicePage(c, {
          count: confirmations.length,
          cursor,
          publicUrl,
          results: confirmations.slice(cursor.offset, cursor.offset + cursor.limit),
        }),
      )
    })
}
