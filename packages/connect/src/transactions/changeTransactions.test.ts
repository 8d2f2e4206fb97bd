import { expect, test } from 'vitest'
import { addTransaction, InvalidRecentTransactionError, setTransactionStatus } from './changeTransactions.ts'
import type { RecentTransaction } from './RecentTransaction.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const add = (list: readonly RecentTransaction[], n: number) =>
  addTransaction(list, { description: `tx ${n}`, hash: hash(n) })

test('default: newest first, pending', () => {
  const list = add(add([], 1), 2)
  expect(list.map((entry) => entry.description)).toEqual(['tx 2', 'tx 1'])
  expect(list[0]).toEqual({ description: 'tx 2', hash: hash(2), kind: 'transaction', status: 'pending' })
})

test('behavior: the same hash again replaces the entry', () => {
  expect(add(add(add([], 1), 2), 1).map(({ hash }) => hash)).toEqual([hash(1), hash(2)])
})

test('behavior: ten finished are stored and every pending one', () => {
  let list: readonly RecentTransaction[] = []
  for (let n = 1; n <= 14; n++)
    list = setTransactionStatus(add(list, n), { hash: hash(n), status: n === 1 ? 'pending' : 'confirmed' })
  expect(list.filter(({ status }) => status === 'confirmed')).toHaveLength(10)
  expect(list.filter(({ status }) => status === 'pending').map(({ hash }) => hash)).toEqual([hash(1)])
})

test('behavior: a sped-up transaction stays in its row under its new hash', () => {
  const list = setTransactionStatus(add([], 1), { hash: hash(1), replacedBy: hash(9), status: 'confirmed' })
  expect(list).toMatchObject([{ hash: hash(9), status: 'confirmed' }])
})

test('error: a hash or a description that is none', () => {
  expect(() => addTransaction([], { description: 'x', hash: '0x1' })).toThrow(InvalidRecentTransactionError)
  expect(() => addTransaction([], { description: ' ', hash: hash(1) })).toThrow(InvalidRecentTransactionError)
})
