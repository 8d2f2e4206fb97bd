import { expect, test } from 'vitest'
import { createAnswerStore } from './createResponseStore.ts'

const answer = (size: number) => ({ body: new Uint8Array(size), etag: '""', version: 'v' })

test('default', () => {
  const store = createAnswerStore({ maxBytes: 1_600 })
  const kept = answer(10)
  store.keep('a', kept)
  expect(store.find('a')).toBe(kept)
  expect(store.find('b')).toBeUndefined()
})

test('behavior: what was not asked for the longest goes first', () => {
  const store = createAnswerStore({ maxBytes: 1_600 })
  for (let index = 10; index < 26; index++) store.keep(`k${index}`, answer(97))
  store.find('k10')
  store.keep('new', answer(90))
  expect(store.find('k10')).toBeDefined()
  expect(store.find('k11')).toBeUndefined()
  expect(store.find('k12')).toBeDefined()
})

test('behavior: what replaces does not count twice', () => {
  const store = createAnswerStore({ maxBytes: 1_600 })
  store.keep('other', answer(90))
  for (let index = 0; index < 100; index++) store.keep('same', answer(90))
  expect(store.find('other')).toBeDefined()
})

test('behavior: a large answer is not kept, nor the one it replaces', () => {
  const store = createAnswerStore({ maxBytes: 1_600 })
  store.keep('a', answer(10))
  store.keep('a', answer(200))
  expect(store.find('a')).toBeUndefined()
})
