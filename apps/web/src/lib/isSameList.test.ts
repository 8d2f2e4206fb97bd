import { expect, test } from 'vitest'
import { isSameList } from './isSameList.ts'

test('default: the very same things in the same order', () => {
  const thing = {}
  expect(isSameList([thing, 1], [thing, 1])).toBe(true)
  expect(isSameList([thing, 1], [1, thing])).toBe(false)
  expect(isSameList([thing], [{}])).toBe(false)
  expect(isSameList([thing], [thing, thing])).toBe(false)
  expect(isSameList([], [])).toBe(true)
})
