import type { Holding } from './balancesQuery.ts'

export type FiatValue = {
  /** The most valuable first, then what has no price, in the order that it came in. */
  holdings: readonly (Holding & {
    /** What the service says it is worth; undefined where it does not, or says it of another amount than there is. */
    worth: number | undefined
    /** Part of all that has a price, 0 to 1. */
    share: number | undefined
  })[]
  /** Of all that has a price; undefined where nothing has. */
  total: number | undefined
  /** How many are held and have no price. */
  unpriced: number
}

/** What is held, with its worth where the operator has prices: claims, all of them, and only of what is there. */
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

/** A price of what the chain does not have is a price of nothing. */
function getValue({ amount, claimed, fiat }: Holding): number | undefined {
  return claimed === amount ? fiat : undefined
}
