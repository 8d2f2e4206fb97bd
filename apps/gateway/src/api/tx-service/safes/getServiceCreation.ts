import { CreationInfoSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { defineRoute } from '../../http/defineRoute.ts'
import { loadCreationInfo } from '../../safes/loadCreationInfo.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

/** User operations are not indexed: the creation is attributed to the bundler's transaction. */
const ServiceCreationSchema = CreationInfoSchema.extend({ userOperation: z.null() })

export const getServiceCreation = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/safes/:address/creation`,
  summary: 'How a Safe came to be.',
  params: ServiceAddressParamsSchema,
  response: ServiceCreationSchema,
  async handle({ params: { address, chain } }, { chains, db }) {
    const chainId = getNamedChain(chains, chain).config.id
    const creation = await loadCreationInfo(db, { address, chainId })
    return { ...creation, userOperation: null }
  },
})
