import { ConfirmRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { confirmProposal } from '../../transactions/confirmProposal.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

/** `POST /v1/multisig-transactions/:hash/confirmations` of the dialect. */
export function confirmServiceTransaction({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().post(`${txServicePath}/v1/multisig-transactions/:hash/confirmations`, async (c) => {
    const { chain, hash: safeTxHash } = parseParams(c, ServiceHashParamsSchema)
    const { signature } = await parseBody(c, ConfirmRequestSchema)
    await confirmProposal(db, { chain: getNamedChain(chains, chain), safeTxHash, signature })
    return c.json({ signature }, 201)
  })
}
