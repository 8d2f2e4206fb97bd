import { ConfirmRequestSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { findSafeOperation } from '../../../db/queries/safeOperations.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { SafeOperationNotFoundError } from '../../safe-operations/SafeOperationNotFoundError.ts'
import { storeSafeOperation } from '../../safe-operations/storeSafeOperation.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema, ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceSafeOperationRequestSchema } from './ServiceSafeOperationSchema.ts'

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
