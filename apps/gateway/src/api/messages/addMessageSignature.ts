import { ChainIdParamSchema, HashSchema, MessageSignatureRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { confirmMessage } from './confirmMessage.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, messageHash: HashSchema })

/** `POST /v1/chains/:chainId/messages/:messageHash/signatures` */
export function addMessageSignature({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/messages/:messageHash/signatures', async (c) => {
    const { chainId, messageHash } = parseParams(c, ParamsSchema)
    const { signature } = await parseBody(c, MessageSignatureRequestSchema)
    await confirmMessage(db, { chain: getServedChain(chains, chainId), messageHash, signature })
    return c.body(null, 200)
  })
}
