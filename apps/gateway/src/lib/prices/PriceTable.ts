import type { Address } from 'viem'
import type { PricesFile } from './PricesFileSchema.ts'

export type PriceTable = {
  /** Upper case, in order of the alphabet. */
  currencies: readonly string[]
  /** The price of one whole token, as a decimal. */
  find: (place: { chainId: number; currency: string; token: Address }) => string | undefined
  hasChain: (chainId: number) => boolean
}

export function createPriceTable({ prices }: PricesFile): PriceTable {
  const currencies = Object.values(prices).flatMap((tokens) => Object.values(tokens).flatMap(Object.keys))
  return {
    currencies: [...new Set(currencies)].toSorted(),
    find: ({ chainId, currency, token }) => prices[chainId]?.[token]?.[currency.toUpperCase()],
    hasChain: (chainId) => prices[chainId] !== undefined,
  }
}

/** Nobody named a price: nothing has one. */
export const emptyPriceTable: PriceTable = { currencies: [], find: () => undefined, hasChain: () => false }
