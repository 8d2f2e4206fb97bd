import { zeroAddress } from 'viem'
import type { Holding } from '../src/domain/assets/balancesQuery.ts'

/** One and a half of the chain's own coin, as the chain told and the service did not. */
export const testCoin = {
  amount: 15n * 10n ** 17n,
  claimed: undefined,
  decimals: 18,
  fiat: undefined,
  isNative: true,
  symbol: 'ETH',
  token: zeroAddress,
  type: 'NATIVE',
} as const satisfies Holding
