import { expect, test } from 'vitest'
import { addRecentWallet } from './addRecentWallet.ts'

test('default: newest first', () => {
  expect(addRecentWallet(['a'], 'b')).toEqual(['b', 'a'])
})

test('behavior: each once, at most three', () => {
  expect(addRecentWallet(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(addRecentWallet(['a', 'b', 'c'], 'd')).toEqual(['d', 'a', 'b'])
})
