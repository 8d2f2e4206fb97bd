import { Hono } from 'hono'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { storeProposal } from '../../transactions/storeProposal.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import { ServiceProposalSchema } from './ServiceProposalSchema.ts'

/** `POST /v2/safes/:address/multisig-transactions` of the dialect: 201 without a body. */
export function proposeServiceTransaction({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().post(`${txServicePath}/v2/safes/:address/multisig-transactions`, async (c) => {
    const { address: safe, chain } = parseParams(c, ServiceAddressParamsSchema)
    const request = await parseBody(c, ServiceProposalSchema)
    await storeProposal(db, { chain: getNamedChain(chains, chain), request, safe })
    return c.body(null, 201)
  })
}
