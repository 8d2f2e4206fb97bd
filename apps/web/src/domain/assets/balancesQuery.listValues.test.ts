import { expect, test } from 'vitest'
import { testCoin } from '../../../test/testCoin.ts'
import { carol, dave } from '../../../test/testReport.ts'
import { listValues } from './balancesQuery.ts'

const { amount } = testCoin
const coin = { ...testCoin, claimed: amount, fiat: 100 }
const usdc = { ...testCoin, claimed: amount, fiat: 300, isNative: false, symbol: 'USDC', token: carol } as const

test('default: the most valuable first, each with its part of the whole', () => {
  const { holdings, total, unpriced } = listValues([coin, usdc])
  expect(total).toBe(400)
  expect(unpriced).toBe(0)
  expect(holdings.map(({ share, symbol }) => [symbol, share])).toEqual([
    ['USDC', 0.75],
    ['ETH', 0.25],
  ])
})

test('behavior: without prices there is no total, and no part of one', () => {
  const { holdings, total, unpriced } = listValues([testCoin, { ...usdc, fiat: undefined }])
  expect(total).toBeUndefined()
  expect(unpriced).toBe(2)
  expect(holdings.map(({ share, symbol }) => [symbol, share])).toEqual([
    ['ETH', undefined],
    ['USDC', undefined],
  ])
})

test('behavior: a price for another amount than the chain has is not counted, nor is what is not there', () => {
  const { holdings, total, unpriced } = listValues([
    { ...coin, claimed: amount * 1_000n, fiat: 100_000 },
    usdc,
    { ...usdc, amount: 0n, token: dave },
  ])
  expect(total).toBe(300)
  expect(unpriced).toBe(1)
  expect(holdings.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
})
