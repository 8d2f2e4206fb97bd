import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLocalStore } from './createLocalStore.ts'

function setup(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const create = () => createLocalStore({ key: 'k', schema: z.array(z.number()), empty: [], storage })
  return { values, storage, create, store: create() }
}

test('default: a value outlives the store and is told', () => {
  const { store, create } = setup()
  let told = 0
  const stop = store.subscribe(() => told++)
  store.update((value) => [...value, 1])
  stop()
  store.update((value) => [...value, 2])
  expect(told).toBe(1)
  expect(create().get()).toEqual([1, 2])
})

test('behavior: what another tab wrote meanwhile is kept', () => {
  const { store, create } = setup()
  create().update(() => [7])
  store.update((value) => [...value, 8])
  expect(store.get()).toEqual([7, 8])
})

test.each(['{', '"text"', '[null]'])('error: unreadable content %s is put aside, not lost', (text) => {
  const { store, values } = setup({ k: text })
  expect(store.get()).toEqual([])
  expect(values.get('k.unreadable')).toBe(text)
})

test('error: storage that is switched off', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = createLocalStore({ key: 'k', schema: z.number(), empty: 0, storage: { getItem: deny, setItem: deny } })
  store.update(() => 3)
  expect(store.get()).toBe(3)
})
