import type { Balances } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { type Holding, listTokenAddresses, sortHoldings } from './balancesQuery.ts'

const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const demo = '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B'
const seals = '0xB324B10Cfd0F8fE5618E642B5C1D38d8acfdB540'

const item = (address: `0x${string}`, type: 'ERC20' | 'ERC721' | 'NATIVE_TOKEN'): Balances['items'][number] => ({
  tokenInfo: { type, address, decimals: 18, symbol: 'X', name: 'X', logoUri: null },
  balance: '1',
  fiatBalance: '0',
  fiatConversion: '0',
  fiatBalance24hChange: null,
})

test('default: the operator’s tokens first, each once, without the coin and collectibles', () => {
  const claimed = {
    fiatTotal: '0',
    items: [item(zeroAddress, 'NATIVE_TOKEN'), item(usdc, 'ERC20'), item(seals, 'ERC721'), item(demo, 'ERC20')],
  }
  expect(listTokenAddresses(claimed, [demo])).toEqual([demo, usdc])
})

test('behavior: without the service the operator’s tokens are left', () => {
  expect(listTokenAddresses(undefined, [demo])).toEqual([demo])
})

test('default: coin, then held, then by symbol', () => {
  const holding = (symbol: string, amount: bigint, isNative = false): Holding => ({
    token: zeroAddress,
    isNative,
    type: 'ERC20',
    symbol,
    decimals: 0,
    amount,
    claimed: undefined,
    fiat: undefined,
  })
  const sorted = sortHoldings([holding('B', 1n), holding('A', 0n), holding('C', 5n), holding('ETH', 0n, true)])
  expect(sorted.map(({ symbol }) => symbol)).toEqual(['ETH', 'B', 'C', 'A'])
})
