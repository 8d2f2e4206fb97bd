import { expect, test } from 'vitest'
import { findRemedy } from './findRemedy.ts'

test.each([
  ['HASH_MISMATCH', 'import'],
  ['INNER_MISSING', 'import'],
  ['MESSAGE_IS_HASH', 'message'],
  ['DELEGATECALL_UNKNOWN', 'propose'],
  ['REFUND_TO_STRANGER', 'propose'],
  ['IMPLEMENTATION_UNKNOWN', 'safe'],
  ['NONCE_WENT_BACK', 'node'],
  ['DELEGATECALL_UNCHECKED', 'node'],
] as const)('default: %s', (code, remedy) => {
  expect(findRemedy({ code, id: 'T18', verdict: 'block' })).toBe(remedy)
})

test('behavior: a body that the service sent in part is asked for elsewhere; one that it did not send is read again', () => {
  expect(findRemedy({ id: 'T24', verdict: 'block' })).toBe('import')
  expect(findRemedy({ id: 'T24', verdict: 'unknown' })).toBe('node')
})
