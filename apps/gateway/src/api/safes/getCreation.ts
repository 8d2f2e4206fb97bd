import { CreationInfoSchema } from '@countersign/protocol/wire'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { loadCreationInfo } from './loadCreationInfo.ts'

export const getCreation = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/transactions/creation',
  summary: 'How the Safe was made.',
  params: SafeParamsSchema,
  response: CreationInfoSchema,
  async handle({ params: { address, chainId } }, { chains, db }) {
    getServedChain(chains, chainId)
    return loadCreationInfo(db, { address, chainId })
  },
})
