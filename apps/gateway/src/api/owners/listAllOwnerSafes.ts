import { AddressSchema, type AllOwnerSafes } from '@countersign/protocol'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { listOwnedSafes } from '../../db/queries/listOwnedSafes.ts'
import type { Database } from '../../db/schema.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'

const ParamsSchema = z.object({ owner: AddressSchema })

/** `GET /v1/owners/:owner/safes`, and the same as v2 and v3: the Safes of an owner by chain. */
export function listAllOwnerSafes({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  const answer = async (c: Context) => {
    const { owner } = parseParams(c, ParamsSchema)
    const chainIds = [...chains.keys()]
    const owned = await listOwnedSafes(db, { chainIds, owner })
    return c.json<AllOwnerSafes>(
      Object.fromEntries(
        chainIds.map((id) => [String(id), owned.flatMap(({ chainId, safe }) => (chainId === id ? [safe] : []))]),
      ),
    )
  }
  return new Hono()
    .get('/v1/owners/:owner/safes', answer)
    .get('/v2/owners/:owner/safes', answer)
    .get('/v3/owners/:owner/safes', answer)
}
