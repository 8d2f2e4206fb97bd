import { ConfirmRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { findSafeOperation } from '../../../db/queries/findSafeOperation.ts'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { SafeOperationNotFoundError } from '../../safe-operations/SafeOperationNotFoundError.ts'
import { storeSafeOperation } from '../../safe-operations/storeSafeOperation.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema, ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import { ServiceSafeOperationRequestSchema } from './ServiceSafeOperationSchema.ts'

/** `POST /v1/safes/:address/safe-operations` and `POST /v1/safe-operations/:hash/confirmations` of the dialect. */
export function createServiceSafeOperation({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono()
    .post(`${txServicePath}/v1/safes/:address/safe-operations`, async (c) => {
      const { address: safe, chain } = parseParams(c, ServiceAddressParamsSchema)
      const { operation, ...request } = await parseBody(c, ServiceSafeOperationRequestSchema)
      await storeSafeOperation(db, {
        ...request,
        chain: getNamedChain(chains, chain),
        operation: { ...operation, safe },
      })
      return c.body(null, 201)
    })
    .post(`${txServicePath}/v1/safe-operations/:hash/confirmations`, async (c) => {
      const { chain: name, hash: safeOperationHash } = parseParams(c, ServiceHashParamsSchema)
      const { signature } = await parseBody(c, ConfirmRequestSchema)
      const chain = getNamedChain(chains, name)
      const record = await findSafeOperation(db, { chainId: chain.config.id, safeOperationHash })
      if (!record) throw new SafeOperationNotFoundError({ safeOperationHash })
      const { entryPoint, module, operation } = record
      await storeSafeOperation(db, { chain, entryPoint, module, operation, signature })
      return c.json({ signature }, 201)
    })
}
