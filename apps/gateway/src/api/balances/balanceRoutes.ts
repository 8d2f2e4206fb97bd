import {
  AddressSchema,
  BalancesSchema,
  ChainIdParamSchema,
  defaultCurrency,
  FiatCodesSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'
import { CurrencySchema, createBooleanQuerySchema } from '../wire/wireSchemas.ts'
import { loadBalances } from './loadBalances.ts'

export const balanceRoutes = [
  /**
   * Assets without a price are valued at "0". Our extensions: `unreadable` on a token that failed within its limits,
   * `incomplete` if tokens were omitted.
   */
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/safes/:address/balances/:currency',
    summary: 'Get token balances of a Safe',
    description: 'Balances are read from the node. Prices need a configured price source.',
    params: z.object({ address: AddressSchema, chainId: ChainIdParamSchema, currency: CurrencySchema }),
    // Spam is whatever no list contains: `trusted` excludes it, and `exclude_spam` has no further data.
    query: z.object({
      exclude_spam: createBooleanQuerySchema(true),
      trusted: createBooleanQuerySchema(false),
    }),
    response: BalancesSchema,
    async handle({ c, chain, params: { address, currency }, query: { trusted } }, { db, prices }) {
      const table = await prices.load()
      return loadBalances(db, chain, {
        currency,
        isTrustedOnly: trusted,
        prices: table,
        requester: c.get('clientAddress'),
        safe: address,
      })
    },
  }),
  // The currencies of the configured prices, and the default one.
  defineRoute({
    method: 'get',
    path: '/v1/balances/supported-fiat-codes',
    summary: 'List supported fiat currencies',
    response: FiatCodesSchema,
    async handle(_input, { prices }) {
      const { currencies } = await prices.load()
      const known = [...currencies]
      return known.length === 0 ? [defaultCurrency.toUpperCase()] : known
    },
  }),
]
