import { ChainIdParamSchema, DeleteTransactionRequestSchema, HashSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { withdrawProposal } from './withdrawProposal.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, id: HashSchema })

/** `DELETE /v1/chains/:chainId/transactions/:safeTxHash` */
export function deleteTransaction({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().delete('/v1/chains/:chainId/transactions/:id', async (c) => {
    const { chainId, id: safeTxHash } = parseParams(c, ParamsSchema)
    const { signature } = await parseBody(c, DeleteTransactionRequestSchema)
    await withdrawProposal(db, { chain: getServedChain(chains, chainId), safeTxHash, signature })
    return c.body(null, 200)
  })
}
