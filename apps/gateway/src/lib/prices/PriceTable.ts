import { AddressSchema, ChainIdSchema } from '@countersign/protocol/wire'
import { type Address, formatUnits } from 'viem'
import { z } from 'zod'

const CurrencySchema = z
  .string()
  .regex(/^[A-Za-z]{3,10}$/, { error: 'expected a currency code such as USD' })
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

type PricesFile = z.infer<typeof PricesFileSchema>

/** As it is written. */
export type PricesFileInput = z.input<typeof PricesFileSchema>

export type PriceTable = {
  /** Upper case, sorted. */
  currencies: readonly string[]
  find: (key: { chainId: number; currency: string; token: Address }) => string | undefined
  /** The price on a past day such as `2026-11-16`. */
  findAt: (key: { chainId: number; currency: string; day: string; token: Address }) => string | undefined
  hasChain: (chainId: number) => boolean
  /** Whether past prices are configured. */
  hasHistory: (key: { chainId: number; currency: string }) => boolean
}

export function createPriceTable({ history, prices }: PricesFile): PriceTable {
  const currencies = Object.values(prices).flatMap((tokens) => Object.values(tokens).flatMap(Object.keys))
  return {
    currencies: [...new Set(currencies)].toSorted(),
    find: ({ chainId, currency, token }) => prices[chainId]?.[token]?.[currency.toUpperCase()],
    findAt: ({ chainId, currency, day, token }) => history[chainId]?.[token]?.[currency.toUpperCase()]?.[day],
    hasChain: (chainId) => prices[chainId] !== undefined,
    hasHistory: ({ chainId, currency }) =>
      Object.values(history[chainId] ?? {}).some((currencies) => currencies[currency.toUpperCase()] !== undefined),
  }
}

export const emptyPriceTable = createPriceTable({ history: {}, prices: {} })

const fiatDecimals = 8

type ToFiatParameters = {
  amount: bigint
  /** Null for tokens without `decimals()`: they have no fiat value. */
  decimals: number | null
  /** Price of one token, as a decimal. */
  price: string | undefined
}

/** The fiat value of an amount with 8 decimals, rounded down. */
export function toFiat({ amount, decimals, price }: ToFiatParameters): bigint {
  if (price === undefined || decimals === null) return 0n
  const [integer = '0', fraction = ''] = price.split('.')
  const digits = BigInt(`${integer}${fraction}`)
  return (amount * digits * 10n ** BigInt(fiatDecimals)) / 10n ** BigInt(decimals + fraction.length)
}

/** The decimal form of the wire. */
export function formatFiat(fiat: bigint): string {
  return formatUnits(fiat, fiatDecimals)
}
