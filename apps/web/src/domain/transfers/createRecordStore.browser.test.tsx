import { expect, test } from 'vitest'
import { createMemoryRecords, createRecordStore } from './createRecordStore.ts'

test('default: what is kept is there on the next visit, big numbers included', async () => {
  const name = `records-${crypto.randomUUID()}`
  const store = createRecordStore(window.indexedDB, name)
  expect(await store.get('1:0xab')).toBeUndefined()
  const record = { from: 5n, hash: '0x1', to: 10n ** 20n }
  await store.put('1:0xab', record)
  expect(await createRecordStore(window.indexedDB, name).get('1:0xab')).toEqual(record)
  expect(await store.get('2:0xab')).toBeUndefined()
  window.indexedDB.deleteDatabase(name)
})

test('behavior: without a database it lasts as long as the page', async () => {
  for (const store of [createMemoryRecords(), createRecordStore(undefined, 'none')]) {
    await store.put('a', { from: 1n })
    expect(await store.get('a')).toEqual({ from: 1n })
  }
})

test('error: a database that cannot be opened, or values that it does not take, cost nothing but the memory', async () => {
  const broken: Pick<IDBFactory, 'open'> = {
    open() {
      throw new DOMException('no', 'SecurityError')
    },
  }
  const store = createRecordStore(Object.assign(Object.create(window.indexedDB), broken), 'broken')
  await store.put('a', 1)
  expect(await store.get('a')).toBeUndefined()
  const name = `records-${crypto.randomUUID()}`
  const real = createRecordStore(window.indexedDB, name)
  await real.put('a', () => {})
  expect(await real.get('a')).toBeUndefined()
  window.indexedDB.deleteDatabase(name)
})
