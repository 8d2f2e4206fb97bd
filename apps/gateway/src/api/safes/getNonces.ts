import type { Nonces } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findHighestNonce } from '../../db/queries/findHighestNonce.ts'
import type { Database } from '../../db/schema.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'

/** `GET /v1/chains/:chainId/safes/:address/nonces` */
export function getNonces({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/nonces', async (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    const chain = getServedChain(chains, chainId)
    const [{ nonce }, highest = -1n] = await Promise.all([
      getLiveSafe(chain, address),
      findHighestNonce(db, { chainId, safe: address }),
    ])
    const currentNonce = toJsonNumber(nonce)
    return c.json<Nonces>({ currentNonce, recommendedNonce: Math.max(currentNonce, toJsonNumber(highest + 1n)) })
  })
}
