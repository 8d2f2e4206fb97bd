import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNonceGaps } from './findOmissions.ts'

test.each([
  ['none', [4n, 3n, 2n], 5n, false, []],
  ['between', [4n, 2n], 5n, false, [3n]],
  ['the newest', [3n, 2n], 5n, false, [4n]],
  ['the oldest, where there is nothing older', [4n, 3n, 2n], 5n, true, [1n, 0n]],
  ['all, where nothing is shown', [], 3n, true, [2n, 1n, 0n]],
  ['unknown, where what is shown is only a part', [], 3n, false, []],
])('default: %s', (_, nonces, safeNonce, isEnd, gaps) => {
  expect(findNonceGaps({ isEnd, nonces, safeNonce })).toEqual(gaps)
})

test('property: exactly those that were left out, and never more than anybody counts', () => {
  const world = fc.record({ hidden: fc.uniqueArray(fc.nat({ max: 199 })), used: fc.integer({ max: 200, min: 0 }) })
  fc.assert(
    fc.property(world, ({ hidden, used }) => {
      const all = Array.from({ length: used }, (_, index) => BigInt(index))
      const taken = new Set(hidden.map(BigInt))
      const gaps = findNonceGaps({
        isEnd: true,
        nonces: all.filter((nonce) => !taken.has(nonce)),
        safeNonce: BigInt(used),
      })
      const expected = all.filter((nonce) => taken.has(nonce)).toReversed()
      expect(gaps).toEqual(expected.slice(0, 100))
    }),
  )
  expect(findNonceGaps({ isEnd: true, nonces: [], safeNonce: 10n ** 30n })).toHaveLength(100)
})
