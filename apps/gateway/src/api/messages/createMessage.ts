import { CreateMessageRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { storeMessage } from './storeMessage.ts'

/** `POST /v1/chains/:chainId/safes/:address/messages`: 202 without a body, as clients then ask for the hash. */
export function createMessage({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/safes/:address/messages', async (c) => {
    const { address: safe, chainId } = parseParams(c, SafeParamsSchema)
    const request = await parseBody(c, CreateMessageRequestSchema)
    await storeMessage(db, { chain: getServedChain(chains, chainId), request, safe })
    return c.body(null, 202)
  })
}
