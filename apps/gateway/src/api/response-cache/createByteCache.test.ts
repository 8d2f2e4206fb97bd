import { expect, test } from 'vitest'
import { createByteCache } from './createByteCache.ts'

const create = () => createByteCache<Uint8Array>({ maxBytes: 1_600, sizeOf: ({ length }) => length })

test('default', () => {
  const cache = create()
  const value = new Uint8Array(10)
  cache.set('a', value)
  expect(cache.get('a')).toBe(value)
  expect(cache.get('b')).toBeUndefined()
})

test('behavior: the least recently requested is evicted first', () => {
  const cache = create()
  for (let index = 10; index < 26; index++) cache.set(`k${index}`, new Uint8Array(97))
  cache.get('k10')
  cache.set('new', new Uint8Array(90))
  expect(cache.get('k10')).toBeDefined()
  expect(cache.get('k11')).toBeUndefined()
  expect(cache.get('k12')).toBeDefined()
})

test('behavior: what replaces does not count twice', () => {
  const cache = create()
  cache.set('other', new Uint8Array(90))
  for (let index = 0; index < 100; index++) cache.set('same', new Uint8Array(90))
  expect(cache.get('other')).toBeDefined()
})

test('behavior: a large value is not cached, nor the one it replaces', () => {
  const cache = create()
  cache.set('a', new Uint8Array(10))
  cache.set('a', new Uint8Array(200))
  expect(cache.get('a')).toBeUndefined()
})
