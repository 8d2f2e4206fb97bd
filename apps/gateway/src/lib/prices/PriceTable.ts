import { type Address, formatUnits } from 'viem'
import type { PricesFile } from './PricesFileSchema.ts'

export type PriceTable = {
  /** Upper case, sorted. */
  currencies: readonly string[]
  /** The price of one token, as a decimal. */
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

/** No prices are configured. */
export const emptyPriceTable: PriceTable = {
  currencies: [],
  find: () => undefined,
  findAt: () => undefined,
  hasChain: () => false,
  hasHistory: () => false,
}

/** Decimals of fiat amounts. */
const fiatDecimals = 8

export type ToFiatParameters = {
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
