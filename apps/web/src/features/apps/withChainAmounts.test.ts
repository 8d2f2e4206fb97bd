import type { BalanceItem } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testCoin } from '../../../test/testCoin.ts'
import { carol, dave } from '../../../test/testReport.ts'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { withChainAmounts } from './withChainAmounts.ts'

const hold = (token: Address, amount: bigint, symbol = 'USDC'): Holding => ({
  ...testCoin,
  amount,
  decimals: 6,
  isNative: false,
  symbol,
  token,
  type: 'ERC20',
})
const item = (address: Address, balance: string): BalanceItem => ({
  balance,
  fiatBalance: '7',
  fiatBalance24hChange: null,
  fiatConversion: '1',
  tokenInfo: { address, decimals: 6, logoUri: null, name: 'USD Coin', symbol: 'USDC', type: 'ERC20' },
})

test('default: true balances are passed on as they are', () => {
  const claimed = { fiatTotal: '7', items: [item(carol, '5')] }
  expect(withChainAmounts({ claimed, holdings: [hold(carol, 5n)], listed: [carol] })).toBe(claimed)
})

test('behavior: another amount or symbol is the chain’s, without a value', () => {
  const claimed = { fiatTotal: '14', items: [item(carol, '5000000'), item(dave, '1')] }
  const holdings = [hold(carol, 5n), hold(dave, 1n, 'FAKE')]
  expect(withChainAmounts({ claimed, holdings, listed: [] })).toMatchObject({
    fiatTotal: '7.00',
    items: [
      { balance: '5', fiatBalance: '0' },
      { balance: '1', tokenInfo: { symbol: 'FAKE' } },
    ],
  })
})

test('behavior: an invented token is left out, a hidden listed one is added', () => {
  const claimed = { fiatTotal: '7', items: [item(dave, '9')] }
  const { fiatTotal, items } = withChainAmounts({ claimed, holdings: [hold(carol, 5n)], listed: [carol] })
  expect([fiatTotal, items.map(({ balance, tokenInfo }) => [tokenInfo.address, balance])]).toEqual([
    '0.00',
    [[carol, '5']],
  ])
})
