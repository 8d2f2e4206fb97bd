import type { CreationInfo } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { loadCreationInfo } from './loadCreationInfo.ts'

/** `GET /v1/chains/:chainId/safes/:address/transactions/creation` */
export function getCreation({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/transactions/creation', async (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    getServedChain(chains, chainId)
    return c.json<CreationInfo>(await loadCreationInfo(db, { address, chainId }))
  })
}
