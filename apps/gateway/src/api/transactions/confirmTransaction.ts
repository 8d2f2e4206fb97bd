import {
  ChainIdParamSchema,
  ConfirmRequestSchema,
  HashSchema,
  TransactionDetailsSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { confirmProposal } from './confirmProposal.ts'
import { loadMultisigDetails } from './loadTransactionDetails.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, safeTxHash: HashSchema })

export const confirmTransaction = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/transactions/:safeTxHash/confirmations',
  summary: 'Stores the signature of an owner after it was verified.',
  params: ParamsSchema,
  body: ConfirmRequestSchema,
  response: TransactionDetailsSchema,
  async handle({ params: { chainId, safeTxHash }, body: { signature } }, { chains, db, jobs }) {
    const chain = getServedChain(chains, chainId)
    await confirmProposal(db, { chain, jobs, safeTxHash, signature })
    return loadMultisigDetails(db, chain, safeTxHash)
  },
})
