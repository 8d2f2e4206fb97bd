import type { Holding } from './balancesQuery.ts'

export type FiatValue = {
  /** By value, then those without a price in their original order. */
  holdings: readonly (Holding & {
    /** The service's fiat value; undefined without one, or if it is for another amount. */
    worth: number | undefined
    /** Share of the total value, 0 to 1. */
    share: number | undefined
  })[]
  /** Sum of all known values; undefined where none is known. */
  total: number | undefined
  /** How many holdings have no price. */
  unpriced: number
}

/** Holdings with fiat values, which are unverified. */
export function listValues(holdings: readonly Holding[]): FiatValue {
  const held = holdings.filter(({ amount }) => amount > 0n).map((holding) => ({ ...holding, worth: getValue(holding) }))
  const priced = held.filter(({ worth }) => worth !== undefined)
  const total = priced.length === 0 ? undefined : priced.reduce((sum, { worth = 0 }) => sum + worth, 0)
  return {
    holdings: held
      .toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0))
      .map((holding) => ({ ...holding, share: total && holding.worth ? holding.worth / total : undefined })),
    total,
    unpriced: held.length - priced.length,
  }
}

/** The service's price counts only for the amount on the chain. */
function getValue({ amount, claimed, fiat }: Holding): number | undefined {
  return claimed === amount ? fiat : undefined
}
