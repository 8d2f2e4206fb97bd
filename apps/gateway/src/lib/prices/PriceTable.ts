import type { Address } from 'viem'
import type { PricesFile } from './PricesFileSchema.ts'

export type PriceTable = {
  /** Upper case, in order of the alphabet. */
  currencies: readonly string[]
  /** The price of one whole token, as a decimal. */
  find: (place: { chainId: number; currency: string; token: Address }) => string | undefined
  /** The same on a day of the past, as `2026-11-16`. */
  findAt: (place: { chainId: number; currency: string; day: string; token: Address }) => string | undefined
  hasChain: (chainId: number) => boolean
  /** Whether anything is known of the past. */
  hasHistory: (place: { chainId: number; currency: string }) => boolean
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

/** Nobody named a price: nothing has one. */
export const emptyPriceTable: PriceTable = {
  currencies: [],
  find: () => undefined,
  findAt: () => undefined,
  hasChain: () => false,
  hasHistory: () => false,
}
