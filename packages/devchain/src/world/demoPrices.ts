import { zeroAddress } from 'viem'
import { chainId, secondChainId } from '../contracts/chainConstants.ts'
import { demoTokens } from '../contracts/demoTokens.ts'

type Prices = Record<string, string>

/** Of one token. Invented: the demo tokens have no market. */
const prices = {
  [demoTokens.demo.address]: { CHF: '0.3', EUR: '0.32', GBP: '0.28', USD: '0.375' },
  [demoTokens.usdc.address]: { CHF: '0.8', EUR: '0.86', GBP: '0.75', USD: '1' },
  [zeroAddress]: { CHF: '2560', EUR: '2752', GBP: '2400', USD: '3200' },
}

/** From the first day of the demo history, and for as long as somebody may keep a demo. */
const firstDay = Date.UTC(2026, 8, 1)
const days = 730
const day = 86_400_000

/** A stable coin stays; the others move around their price of today, each in its own rhythm. */
const rhythms: Record<string, number> = { [demoTokens.demo.address]: 11, [zeroAddress]: 23 }

function listPastPrices(token: string, current: Prices): Record<string, Prices> {
  const rhythm = rhythms[token]
  const factors = Array.from({ length: days }, (_, index) =>
    rhythm === undefined ? 1 : 0.94 + 0.09 * Math.sin(index / rhythm) + 0.015 * Math.sin(index / 2),
  )
  return Object.fromEntries(
    Object.entries(current).map(([currency, price]) => [
      currency,
      Object.fromEntries(
        factors.map((factor, index) => [
          new Date(firstDay + index * day).toISOString().slice(0, 10),
          (Number(price) * factor).toFixed(4),
        ]),
      ),
    ]),
  )
}

const history = Object.fromEntries(
  Object.entries(prices).map(([token, current]) => [token, listPastPrices(token, current)]),
)

/** A file of prices, as operators write it. Fixed, so that totals and pictures are the same on every start. */
export const demoPrices = {
  history: { [chainId]: history, [secondChainId]: history },
  prices: { [chainId]: prices, [secondChainId]: prices },
}
