import { ChainIdParamSchema, DeleteTransactionRequestSchema, HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { withdrawProposal } from './withdrawProposal.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, id: HashSchema })

export const deleteTransaction = defineRoute({
  method: 'delete',
  path: '/v1/chains/:chainId/transactions/:id',
  summary: 'Deletes a proposal; its proposer signs for it within the hour.',
  params: ParamsSchema,
  body: DeleteTransactionRequestSchema,
  response: 'nothing',
  async handle({ params: { chainId, id: safeTxHash }, body: { signature } }, { chains, db }) {
    await withdrawProposal(db, { chain: getServedChain(chains, chainId), safeTxHash, signature })
  },
})
