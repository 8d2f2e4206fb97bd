import { ChainIdParamSchema, CreateDelegateRequestSchema } from '@countersign/protocol'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { addDelegate } from './addDelegate.ts'
import type { DelegateDialect } from './findDelegateSigner.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** `POST /v1/chains/:chainId/delegates` and `/v2/…`: again with another label it is renamed. */
export function createDelegate({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  const answer = async (c: Context, dialect: DelegateDialect) => {
    const { chainId } = parseParams(c, ParamsSchema)
    const request = await parseBody(c, CreateDelegateRequestSchema)
    await addDelegate(db, { chain: getServedChain(chains, chainId), dialect, request })
    return c.body(null, 200)
  }
  return new Hono()
    .post('/v1/chains/:chainId/delegates', (c) => answer(c, 'v1'))
    .post('/v2/chains/:chainId/delegates', (c) => answer(c, 'v2'))
}
