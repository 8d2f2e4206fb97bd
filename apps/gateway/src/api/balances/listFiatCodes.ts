import type { FiatCodes } from '@countersign/protocol'
import { Hono } from 'hono'
import type { PriceSource } from '../../lib/prices/createPriceSource.ts'

/** `GET /v1/balances/supported-fiat-codes`: the currencies the operator has prices in. */
export function listFiatCodes({ prices }: { prices: PriceSource }) {
  return new Hono().get('/v1/balances/supported-fiat-codes', async (c) => {
    const { currencies } = await prices.load()
    return c.json<FiatCodes>([...currencies])
  })
}
