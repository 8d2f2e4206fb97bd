import { defineRoute } from '../../http/defineRoute.ts'
import { storeProposal } from '../../transactions/storeProposal.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceProposalSchema } from './ServiceProposalSchema.ts'

/** 201 without a body. */
export const proposeServiceTransaction = defineRoute({
  method: 'post',
  path: `${txServicePath}/v2/safes/:address/multisig-transactions`,
  summary: 'Proposes a transaction.',
  params: ServiceAddressParamsSchema,
  body: ServiceProposalSchema,
  response: 'nothing',
  status: 201,
  async handle({ params: { address: safe, chain }, body: request }, { chains, db, jobs }) {
    await storeProposal(db, { chain: getNamedChain(chains, chain), jobs, request, safe })
  },
})
