import { ConfirmRequestSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { defineRoute } from '../../http/defineRoute.ts'
import { confirmProposal } from '../../transactions/confirmProposal.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

export const confirmServiceTransaction = defineRoute({
  method: 'post',
  path: `${txServicePath}/v1/multisig-transactions/:hash/confirmations`,
  summary: 'Confirms a proposal.',
  params: ServiceHashParamsSchema,
  body: ConfirmRequestSchema,
  response: z.object({ signature: z.string() }),
  status: 201,
  async handle({ params: { chain, hash: safeTxHash }, body: { signature } }, { chains, db, jobs }) {
    await confirmProposal(db, { chain: getNamedChain(chains, chain), jobs, safeTxHash, signature })
    return { signature }
  },
})
