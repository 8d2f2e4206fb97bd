import { describeTransaction } from '@countersign/protocol/decode'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, safe } from '../../../test/testReport.ts'
import { checkBalances, nameAddresses } from './useWarnings.ts'

const nameOf = (address: string) => (address === alice ? { name: 'Alice' } : undefined)

test('default: a known address has its name before it, every other stays as it is', () => {
  expect(nameAddresses(`${alice} can then take it, ${bob} cannot.`, nameOf)).toBe(
    `Alice (${alice}) can then take it, ${bob} cannot.`,
  )
})

test('behavior: part of a longer number is no address', () => {
  const hash = `${alice}${'0'.repeat(24)}`
  expect(nameAddresses(`The hash ${hash} differs.`, nameOf)).toBe(`The hash ${hash} differs.`)
})

test('behavior: a name that stands before it already is not repeated', () => {
  expect(nameAddresses(`Alice (${alice}) can take it.`, nameOf)).toBe(`Alice (${alice}) can take it.`)
})

test.each([
  ['more than it holds', 2n, 1],
  ['what it holds', 3n, 0],
] as const)('behavior: a payment of %s', (_, held, count) => {
  const description = describeTransaction({
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    safe,
    transaction: { data: '0x', operation: 0, to: bob, value: 3n },
  })
  const holding = { amount: held, claimed: undefined, decimals: 18, fiat: undefined, symbol: 'ETH' }
  const balances = {
    block: 9n,
    holdings: [{ ...holding, isNative: true, token: zeroAddress, type: 'NATIVE' as const }],
  }
  expect(checkBalances(description, balances, safe)).toHaveLength(count)
  expect(checkBalances(description, { ...balances, holdings: [] }, safe)).toEqual([])
})
