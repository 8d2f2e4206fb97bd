import { DeleteTransactionRequestSchema } from '@countersign/protocol/wire'
import { defineRoute } from '../../http/defineRoute.ts'
import { withdrawProposal } from '../../transactions/withdrawProposal.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

/** Not covered by the official client. */
export const deleteServiceTransaction = defineRoute({
  method: 'delete',
  path: `${txServicePath}/v2/multisig-transactions/:hash`,
  summary: 'Deletes a proposal; its proposer signs for it.',
  params: ServiceHashParamsSchema,
  body: DeleteTransactionRequestSchema,
  response: 'nothing',
  status: 204,
  async handle({ params: { chain, hash: safeTxHash }, body: { signature } }, { chains, db }) {
    await withdrawProposal(db, { chain: getNamedChain(chains, chain), safeTxHash, signature })
  },
})
