import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { alice, bob, carol } from '../../../test/testReport.ts'
import { includesSafe, moveSafe, noCollection, setListed } from './openSafeList.ts'
import type { SafeId } from './queries.ts'
import { groupSafes, type ListedSafe, searchGroups } from './useSafeList.ts'

const safe: SafeId = { address: alice, chainId: 1 }

test('default: on a list, on it once, and off it', () => {
  const pinned = setListed(setListed(noCollection, 'pinned', safe, true), 'pinned', safe, true)
  expect(pinned.pinned).toEqual([safe])
  expect(includesSafe(pinned.pinned, safe)).toBe(true)
  expect(includesSafe(pinned.pinned, { ...safe, chainId: 2 })).toBe(false)
  expect(setListed(pinned, 'pinned', safe, false)).toEqual(noCollection)
})

test('behavior: moved by one place, and not beyond the ends', () => {
  const shown: SafeId['address'][] = [alice, bob, carol]
  expect(moveSafe(noCollection, shown, bob, -1).order).toEqual([bob, alice, carol])
  expect(moveSafe(noCollection, shown, bob, 1).order).toEqual([alice, carol, bob])
  expect(moveSafe(noCollection, shown, alice, -1)).toBe(noCollection)
  expect(moveSafe(noCollection, shown, carol, 1)).toBe(noCollection)
  expect(moveSafe(noCollection, [alice], bob, 1)).toBe(noCollection)
})

const listed = (address: ListedSafe['address'], overrides: Partial<ListedSafe> = {}): ListedSafe => ({
  address,
  chain: testChain,
  error: null,
  isPinned: false,
  source: 'owned',
  role: 'owner',
  state: undefined,
  ...overrides,
})

test('behavior: pinned first, then by place, then as they came; one group for an address', () => {
  const second = { ...testChain, id: 2, name: 'Second' }
  const safes = [listed(alice), listed(bob), listed(carol, { isPinned: true }), listed(alice, { chain: second })]
  const orderOf = (...order: ListedSafe['address'][]) => groupSafes(safes, order).map(({ address }) => address)
  expect(orderOf()).toEqual([carol, alice, bob])
  expect(orderOf(bob, alice)).toEqual([carol, bob, alice])
  expect(orderOf(bob, alice, carol)).toEqual([carol, bob, alice])
  expect(groupSafes(safes, [])[1]?.safes).toHaveLength(2)
  const groups = groupSafes(safes, [])
  const find = (text: string) => searchGroups(groups, text, () => undefined).map(({ address }) => address)
  expect(find('second')).toEqual([alice])
  expect(find(bob.slice(2, 9).toUpperCase())).toEqual([bob])
  expect(find(' demo  ')).toHaveLength(3)
  expect(searchGroups(groups, 'pay', (address) => (address === bob ? 'Payroll' : undefined))).toHaveLength(1)
})
