import { CreationInfoSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseParams } from '../../http/parseInput.ts'
import { loadCreationInfo } from '../../safes/loadCreationInfo.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

/** User operations are not followed: a Safe that one created was created by the bundler's transaction. */
export const ServiceCreationSchema = CreationInfoSchema.extend({ userOperation: z.null() })

export type ServiceCreation = z.infer<typeof ServiceCreationSchema>

/** `GET /v1/safes/:address/creation` of the dialect. */
export function getServiceCreation({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().get(`${txServicePath}/v1/safes/:address/creation`, async (c) => {
    const { address, chain } = parseParams(c, ServiceAddressParamsSchema)
    const chainId = getNamedChain(chains, chain).config.id
    const creation = await loadCreationInfo(db, { address, chainId })
    return c.json<ServiceCreation>({ ...creation, userOperation: null })
  })
}
