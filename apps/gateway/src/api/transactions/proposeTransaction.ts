import {
  AddressSchema,
  ChainIdParamSchema,
  ProposeRequestSchema,
  TransactionDetailsSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { loadMultisigDetails } from './loadTransactionDetails.ts'
import { storeProposal } from './storeProposal.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, safe: AddressSchema })

/** Idempotent. */
export const proposeTransaction = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/transactions/:safe/propose',
  summary: 'Stores a proposal after its hash and signatures were verified.',
  params: ParamsSchema,
  body: ProposeRequestSchema,
  response: TransactionDetailsSchema,
  async handle({ params: { chainId, safe }, body: request }, { chains, db, jobs }) {
    const chain = getServedChain(chains, chainId)
    await storeProposal(db, { chain, jobs, request, safe })
    return loadMultisigDetails(db, chain, request.safeTxHash)
  },
})
