import { expect, test } from 'vitest'
import { findNextNonce } from './useNextNonce.ts'

test.each([
  [5n, [], 5n],
  [5n, [5n, 6n], 7n],
  [5n, [3n], 5n],
  [5n, [5n, 9n], 10n],
])('default: Safe at %s, known %o', (nonce, known, next) => {
  expect(findNextNonce(nonce, known)).toBe(next)
})
