import { expect, test } from 'vitest'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { findLastSeenNonce, LastSeenSchema, lastSeenKey } from './LastSeen.ts'
import { listChangesSince, toSeenState } from './useChangesSince.ts'

const before = toSeenState(testState, undefined)

test('default: nothing changed, and the block is no change', () => {
  const later = { ...testState, block: { ...testState.block, number: 9_999n }, nonce: 8n }
  expect(listChangesSince(before, toSeenState(later, before))).toEqual([])
})

test('behavior: everything that decides over a Safe', () => {
  const now = toSeenState(
    {
      ...testState,
      fallbackHandler: dave,
      guard: bob,
      implementation: carol,
      modules: [dave],
      owners: [alice, bob, dave],
      threshold: 1,
    },
    before,
  )
  expect(listChangesSince(before, now)).toEqual([
    { address: dave, kind: 'added', what: 'owner' },
    { address: carol, kind: 'removed', what: 'owner' },
    { before: 2, kind: 'threshold', now: 1 },
    { address: dave, kind: 'added', what: 'module' },
    { before: testState.implementation, kind: 'replaced', now: carol, what: 'implementation' },
    { before: null, kind: 'replaced', now: bob, what: 'guard' },
    { before: null, kind: 'replaced', now: dave, what: 'fallbackHandler' },
  ])
  expect(listChangesSince(now, before)).toHaveLength(7)
})

test('behavior: a list of modules that could not be read to its end proves no change', () => {
  expect(listChangesSince(before, toSeenState({ ...testState, modules: undefined }, before))).toEqual([])
})

test('behavior: the highest nonce stays, also where a node tells a lower one; it survives storage', () => {
  const higher = toSeenState({ ...testState, nonce: 10n ** 20n }, before)
  const stored = { [lastSeenKey(testSafe)]: toSeenState(testState, higher) }
  const lastSeen = LastSeenSchema.parse(JSON.parse(JSON.stringify(stored)))
  expect(findLastSeenNonce(lastSeen, testSafe)).toBe(10n ** 20n)
  expect(findLastSeenNonce({}, testSafe)).toBeUndefined()
})
