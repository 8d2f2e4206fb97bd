import {
  AddressSchema,
  ChainIdParamSchema,
  DeleteDelegateRequestSchema,
  SignatureHexSchema,
} from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { removeDelegate } from './removeDelegate.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, delegate: AddressSchema })
const SafeParamsSchema = ParamsSchema.extend({ safe: AddressSchema })
/** Old clients repeat the path in the body; the path is what counts. */
export const OldDeleteDelegateRequestSchema = z.object({ delegator: AddressSchema, signature: SignatureHexSchema })
export const OldDeleteSafeDelegateRequestSchema = z.object({ signature: SignatureHexSchema })

/** `DELETE /v2/chains/:chainId/delegates/:delegate`, and its two forms in v1. */
export function deleteDelegate({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono()
    .delete('/v2/chains/:chainId/delegates/:delegate', async (c) => {
      const { chainId, delegate } = parseParams(c, ParamsSchema)
      const request = await parseBody(c, DeleteDelegateRequestSchema)
      await removeDelegate(db, { chain: getServedChain(chains, chainId), delegate, dialect: 'v2', ...request })
      return c.body(null, 200)
    })
    .delete('/v1/chains/:chainId/delegates/:delegate', async (c) => {
      const { chainId, delegate } = parseParams(c, ParamsSchema)
      const request = await parseBody(c, OldDeleteDelegateRequestSchema)
      const chain = getServedChain(chains, chainId)
      await removeDelegate(db, { chain, delegate, dialect: 'v1', safe: null, ...request })
      return c.body(null, 200)
    })
    .delete('/v1/chains/:chainId/safes/:safe/delegates/:delegate', async (c) => {
      const { chainId, delegate, safe } = parseParams(c, SafeParamsSchema)
      const request = await parseBody(c, OldDeleteSafeDelegateRequestSchema)
      const chain = getServedChain(chains, chainId)
      await removeDelegate(db, { chain, delegate, delegator: null, dialect: 'v1', safe, ...request })
      return c.body(null, 200)
    })
}
