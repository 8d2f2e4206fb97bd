import { expect, test } from 'vitest'
import { isSameContent } from './isSameContent.ts'

const value = { amount: 1n, list: [{ name: 'a', signature: null }], text: 'x' }

test('default', () => {
  expect(isSameContent(value, structuredClone(value))).toBe(true)
  expect(isSameContent([], [])).toBe(true)
  expect(isSameContent(undefined, undefined)).toBe(true)
})

test.each([
  ['a value', { ...value, amount: 2n }],
  ['a type', { ...value, amount: 1 }],
  ['a text', { ...value, text: 'X' }],
  ['an inner value', { ...value, list: [{ name: 'a', signature: 'b' }] }],
  ['a longer list', { ...value, list: [...value.list, ...value.list] }],
  ['an empty list', { ...value, list: [] }],
  ['a field more', { ...value, note: undefined }],
  ['another field', { amount: 1n, list: value.list, texts: 'x' }],
  ['nothing', null],
  ['a primitive', 'x'],
])('behavior: %s differs', (_, other) => {
  expect(isSameContent(value, other)).toBe(false)
  expect(isSameContent(other, value)).toBe(false)
})

test('behavior: a field of the prototype is none', () => {
  expect(isSameContent({ toString: undefined }, { other: undefined })).toBe(false)
})

test('behavior: a list is no record', () => {
  expect(isSameContent([], {})).toBe(false)
  expect(isSameContent({ 0: 'a' }, ['a'])).toBe(false)
})
