import { zeroAddress } from 'viem'
import { chainId, secondChainId } from '../contracts/chainConstants.ts'
import { demoTokens } from '../contracts/demoTokens.ts'

/** Of one token. Invented: the demo tokens have no market. */
const prices = {
  [demoTokens.demo.address]: { CHF: '0.3', EUR: '0.32', GBP: '0.28', USD: '0.375' },
  [demoTokens.usdc.address]: { CHF: '0.8', EUR: '0.86', GBP: '0.75', USD: '1' },
  [zeroAddress]: { CHF: '2560', EUR: '2752', GBP: '2400', USD: '3200' },
}

/** A file of prices, as operators write it. Fixed, so that totals and pictures are the same on every start. */
export const demoPrices = { prices: { [chainId]: prices, [secondChainId]: prices } }
