import { expect, test } from 'vitest'
import { parseTransactions, toTransactionsKey } from './RecentTransaction.ts'

test('behavior: the key does not depend on the case of the address', () => {
  expect(toTransactionsKey('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', 1)).toBe(
    toTransactionsKey('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 1),
  )
})

test('behavior: foreign storage is dropped', () => {
  expect(parseTransactions('x')).toEqual({})
  expect(
    parseTransactions({
      a: 'x',
      b: [null, { hash: '0x1' }, { description: 'd', hash: `0x${'1'.repeat(64)}`, status: 'odd' }],
    }),
  ).toEqual({
    a: [],
    b: [],
  })
})
