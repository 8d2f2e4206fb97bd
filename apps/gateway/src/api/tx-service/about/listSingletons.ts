import { AddressSchema, CountSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { findIndexingStatus } from '../../../db/queries/findIndexingStatus.ts'
import { listSingletons as listKnownSingletons } from '../../../lib/safeSingletons.ts'
import { parseParams } from '../../http/parseInput.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

export const SingletonSchema = z.object({
  address: AddressSchema,
  deployedBlockNumber: CountSchema,
  deployer: z.string(),
  l2: z.boolean(),
  lastIndexedBlockNumber: CountSchema,
  version: z.string(),
})

export type Singleton = z.infer<typeof SingletonSchema>

/** `GET /v1/about/singletons` of the dialect: the implementations whose Safes are followed, and how far. */
export function listSingletons({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().get(`${txServicePath}/v1/about/singletons`, async (c) => {
    const { config } = getNamedChain(chains, parseParams(c, ServiceParamsSchema).chain)
    const status = await findIndexingStatus(db, { chainId: config.id })
    return c.json<Singleton[]>(
      listKnownSingletons(config).map(({ address, version }) => ({
        address,
        deployedBlockNumber: config.startBlock,
        deployer: 'Safe',
        l2: version.endsWith('+L2'),
        lastIndexedBlockNumber: status?.blockNumber ?? 0,
        version,
      })),
    )
  })
}
