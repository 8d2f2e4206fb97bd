import { ChainIdParamSchema, ConfirmRequestSchema, HashSchema, type TransactionDetails } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { confirmProposal } from './confirmProposal.ts'
import { loadMultisigDetails } from './loadTransactionDetails.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, safeTxHash: HashSchema })

/** `POST /v1/chains/:chainId/transactions/:safeTxHash/confirmations` */
export function confirmTransaction({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/transactions/:safeTxHash/confirmations', async (c) => {
    const { chainId, safeTxHash } = parseParams(c, ParamsSchema)
    const { signature } = await parseBody(c, ConfirmRequestSchema)
    const chain = getServedChain(chains, chainId)
    await confirmProposal(db, { chain, safeTxHash, signature })
    return c.json<TransactionDetails>(await loadMultisigDetails(db, chain, safeTxHash))
  })
}
