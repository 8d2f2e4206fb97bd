import { defaultCurrency, FiatCodesSchema } from '@countersign/protocol/wire'
import { defineRoute } from '../http/defineRoute.ts'

/** The currencies of the configured prices, and the default one. */
export const listFiatCodes = defineRoute({
  method: 'get',
  path: '/v1/balances/supported-fiat-codes',
  summary: 'Currencies that there are prices in.',
  response: FiatCodesSchema,
  async handle(_input, { prices }) {
    const { currencies } = await prices.load()
    const known = [...currencies]
    return known.length === 0 ? [defaultCurrency.toUpperCase()] : known
  },
})
