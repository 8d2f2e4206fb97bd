import { AddressSchema, type Balances, ChainIdParamSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { PriceSource } from '../../lib/prices/createPriceSource.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams, parseQuery } from '../http/parseInput.ts'
import { CurrencySchema } from '../wire/CurrencySchema.ts'
import { createBooleanQuerySchema } from '../wire/createBooleanQuerySchema.ts'
import { loadBalances } from './loadBalances.ts'

const ParamsSchema = z.object({ address: AddressSchema, chainId: ChainIdParamSchema, currency: CurrencySchema })

/** Spam is what nobody lists: `trusted` leaves it out, `exclude_spam` has nothing more to go by. */
export const GetBalancesQuerySchema = z.object({
  exclude_spam: createBooleanQuerySchema(true),
  trusted: createBooleanQuerySchema(false),
})

export type GetBalancesDeps = { chains: ChainRegistry; db: Kysely<Database>; prices: PriceSource }

/** `GET /v1/chains/:chainId/safes/:address/balances/:currency`: what has no price is worth "0", which claims nothing. */
export function getBalances({ chains, db, prices }: GetBalancesDeps) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/balances/:currency', async (c) => {
    const { address, chainId, currency } = parseParams(c, ParamsSchema)
    const { trusted } = parseQuery(c, GetBalancesQuerySchema)
    const chain = getServedChain(chains, chainId)
    const table = await prices.load()
    return c.json<Balances>(
      await loadBalances(db, chain, { currency, isTrustedOnly: trusted, prices: table, safe: address }),
    )
  })
}
