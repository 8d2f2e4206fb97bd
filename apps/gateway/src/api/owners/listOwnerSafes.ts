import { AddressSchema, ChainIdParamSchema, type OwnerSafes } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { listSafesOfOwner } from '../../db/queries/listSafesOfOwner.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, owner: AddressSchema })

/** `GET /v1/chains/:chainId/owners/:owner/safes` */
export function listOwnerSafes({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/owners/:owner/safes', async (c) => {
    const { chainId, owner } = parseParams(c, ParamsSchema)
    getServedChain(chains, chainId)
    return c.json<OwnerSafes>({ safes: await listSafesOfOwner(db, { chainId, owner }) })
  })
}
