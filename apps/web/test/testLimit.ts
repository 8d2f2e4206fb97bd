import { zeroAddress } from 'viem'
import type { NamedLimit } from '../src/features/spending-limits/readSpendingLimitForm.ts'
import { dave } from './testReport.ts'

/** Dave's: 0.5 ETH a day, mostly unspent. */
export const testLimit: NamedLimit = {
  amount: 5n * 10n ** 17n,
  beneficiary: dave,
  decimals: 18,
  left: 3n * 10n ** 17n,
  nextReset: 1_700_000_000,
  resetMinutes: 1_440,
  symbol: 'ETH',
  token: zeroAddress,
}

export const testModule = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
