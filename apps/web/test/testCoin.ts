import { zeroAddress } from 'viem'
import type { Holding } from '../src/domain/assets/balancesQuery.ts'

/** 1.5 of the native coin, as read from the chain and unknown to the service. */
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
