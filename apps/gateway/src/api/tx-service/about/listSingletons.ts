import { AddressSchema, CountSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { findIndexingStatus } from '../../../db/queries/indexingStatus.ts'
import { listSingletons as listKnownSingletons } from '../../../lib/safeSingletons.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

const SingletonSchema = z.object({
  address: AddressSchema,
  deployedBlockNumber: CountSchema,
  deployer: z.string(),
  l2: z.boolean(),
  lastIndexedBlockNumber: CountSchema,
  version: z.string(),
})

/** Indexed singletons with their progress. */
export const listSingletons = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/about/singletons`,
  summary: 'Implementations whose Safes are followed.',
  params: ServiceParamsSchema,
  response: z.array(SingletonSchema),
  async handle({ params }, { chains, db }) {
    const { config } = getNamedChain(chains, params.chain)
    const status = await findIndexingStatus(db, { chainId: config.id })
    return listKnownSingletons(config).map(({ address, version }) => ({
      address,
      deployedBlockNumber: config.startBlock,
      deployer: 'Safe',
      l2: version.endsWith('+L2'),
      lastIndexedBlockNumber: status?.blockNumber ?? 0,
      version,
    }))
  },
})
