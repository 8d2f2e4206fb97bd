import { expect, test } from 'vitest'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { checkNonce } from './checkNonce.ts'

test.each([
  ['', { value: 24n }],
  [' 21 ', { value: 21n }],
  ['20', { value: 20n }],
  ['19', { error: words.nonceUsed(20n) }],
  ['1.5', { error: words.nonceWrong }],
  ['-1', { error: words.nonceWrong }],
])('default: “%s”', (text, expected) => {
  expect(checkNonce({ text, safeNonce: 20n, next: 24n })).toEqual(expected)
})
