import { ConfirmationViewRequestSchema, ConfirmationViewSchema } from '@countersign/protocol/wire'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { explainData } from './explainData.ts'

/** For older clients. */
export const getConfirmationView = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v1/chains/:chainId/safes/:address/views/transaction-confirmation',
  summary: 'The same for older clients.',
  params: SafeParamsSchema,
  body: ConfirmationViewRequestSchema,
  response: ConfirmationViewSchema,
  async handle({ params: { chainId }, body: request }, { chains }) {
    return { type: 'GENERIC', ...(await explainData(getServedChain(chains, chainId), request)) }
  },
})
