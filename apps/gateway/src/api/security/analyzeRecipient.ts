import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { RecipientAnalysisSchema } from './AnalysisSchema.ts'
import { judgeRecipient, loadAcquaintance } from './judgeRecipient.ts'

export const analyzeRecipient = defineRoute({
  isExpensive: true,
  method: 'get',
  path: '/v1/chains/:chainId/security/:safe/recipient/:address',
  summary: 'Whether the Safe paid this address before, by the index.',
  params: z.object({ address: AddressSchema, chainId: ChainIdParamSchema, safe: AddressSchema }),
  response: RecipientAnalysisSchema,
  async handle({ params: { address, chainId, safe } }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
    return judgeRecipient(await loadAcquaintance(db, { addresses: [address], chain, safe }), address)
  },
})
