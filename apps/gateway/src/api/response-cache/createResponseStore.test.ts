import { expect, test } from 'vitest'
import { createResponseStore } from './createResponseStore.ts'

const response = (size: number) => ({
  etag: '""',
  kept: { bytes: new Uint8Array(size), plainSize: undefined },
  unknownTokens: [],
  version: 'v',
})

test('default', () => {
  const store = createResponseStore({ maxBytes: 1_600 })
  const kept = response(10)
  store.set('a', kept)
  expect(store.get('a')).toBe(kept)
  expect(store.get('b')).toBeUndefined()
})

test('behavior: what was not asked for the longest goes first', () => {
  const store = createResponseStore({ maxBytes: 1_600 })
  for (let index = 10; index < 26; index++) store.set(`k${index}`, response(97))
  store.get('k10')
  store.set('new', response(90))
  expect(store.get('k10')).toBeDefined()
  expect(store.get('k11')).toBeUndefined()
  expect(store.get('k12')).toBeDefined()
})

test('behavior: what replaces does not count twice', () => {
  const store = createResponseStore({ maxBytes: 1_600 })
  store.set('other', response(90))
  for (let index = 0; index < 100; index++) store.set('same', response(90))
  expect(store.get('other')).toBeDefined()
})

test('behavior: a large response is not kept, nor the one it replaces', () => {
  const store = createResponseStore({ maxBytes: 1_600 })
  store.set('a', response(10))
  store.set('a', response(200))
  expect(store.get('a')).toBeUndefined()
})
