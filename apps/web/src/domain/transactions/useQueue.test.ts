import { expect, test } from 'vitest'
import { findGap } from './useQueue.ts'

test.each([
  ['none: every nonce before it is used', 5n, 8n, [5n, 6n, 7n, 8n], undefined],
  ['none: it is next', 5n, 5n, [5n], undefined],
  ['the Safe’s own', 5n, 7n, [6n, 7n], 5n],
  ['the first of several', 5n, 9n, [5n, 9n], 6n],
  ['far ahead, at once', 5n, 10n ** 18n, [10n ** 18n], 5n],
])('default: %s', (_, safeNonce, nonce, used, gap) => {
  expect(findGap({ safeNonce, nonce, used })).toBe(gap)
})
