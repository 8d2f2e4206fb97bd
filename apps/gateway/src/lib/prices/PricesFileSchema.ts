import { AddressSchema, ChainIdSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

const CurrencySchema = z
  .string()
  .regex(/^[A-Za-z]{3,10}$/, { error: 'expected the code of a currency such as USD' })
  .transform((code) => code.toUpperCase())

/** 15 significant digits survive a double; more would be rounding artefacts. */
const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false })

/** Price of one token, parsed to a decimal without an exponent. */
const PriceSchema = z
  .union([z.number().nonnegative().max(1e20), z.string().regex(/^\d{1,30}(\.\d{1,30})?$/)], {
    error: 'expected a price such as 1.05',
  })
  .transform((price) => (typeof price === 'number' ? plain.format(price) : price))

/** The operator's prices: chain id → token (zero address: native currency) → currency → price. */
export const PricesFileSchema = z.object({
  prices: z.record(ChainIdSchema, z.record(AddressSchema, z.record(CurrencySchema, PriceSchema))),
  /** Historical prices for exports: chain id → token → currency → day (UTC, `2026-11-16`) → price. */
  history: z
    .record(ChainIdSchema, z.record(AddressSchema, z.record(CurrencySchema, z.record(z.iso.date(), PriceSchema))))
    .default({}),
})

export type PricesFile = z.infer<typeof PricesFileSchema>
