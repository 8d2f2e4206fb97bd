import { AddressSchema, ChainIdParamSchema, ProposeRequestSchema, type TransactionDetails } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { loadMultisigDetails } from './loadTransactionDetails.ts'
import { storeProposal } from './storeProposal.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, safe: AddressSchema })

/** `POST /v1/chains/:chainId/transactions/:safe/propose`: sent twice it is answered twice the same. */
export function proposeTransaction({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/transactions/:safe/propose', async (c) => {
    const { chainId, safe } = parseParams(c, ParamsSchema)
    const request = await parseBody(c, ProposeRequestSchema)
    const chain = getServedChain(chains, chainId)
    await storeProposal(db, { chain, request, safe })
    return c.json<TransactionDetails>(await loadMultisigDetails(db, chain, request.safeTxHash))
  })
}
