import { MasterCopiesSchema } from '@countersign/protocol/wire'
import { listSingletons } from '../../lib/safeSingletons.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'

/** The known singletons, wherever they are deployed. */
export const listMasterCopies = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/about/master-copies',
  summary: 'The Safe implementations that are known.',
  params: ChainParamsSchema,
  response: MasterCopiesSchema,
  handle({ params }, { chains }) {
    const { config } = getServedChain(chains, params.chainId)
    return listSingletons(config)
  },
})
