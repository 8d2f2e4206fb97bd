import { DeleteTransactionRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { withdrawProposal } from '../../transactions/withdrawProposal.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

/** `DELETE /v2/multisig-transactions/:hash` of the dialect, which its official client leaves to be called by hand. */
export function deleteServiceTransaction({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().delete(`${txServicePath}/v2/multisig-transactions/:hash`, async (c) => {
    const { chain, hash: safeTxHash } = parseParams(c, ServiceHashParamsSchema)
    const { signature } = await parseBody(c, DeleteTransactionRequestSchema)
    await withdrawProposal(db, { chain: getNamedChain(chains, chain), safeTxHash, signature })
    return c.body(null, 204)
  })
}
