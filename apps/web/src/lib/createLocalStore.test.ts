import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLocalStore } from './createLocalStore.ts'
import { createMemoryStorage, type PageStorage } from './openStorage.ts'
import { getSaveFailures } from './saveFailures.ts'

type Listener = (event: Pick<StorageEvent, 'key'>) => void

/** Storage with several tabs, whose events the test delivers. */
function setup(initial: Record<string, string> = {}) {
  const storage = createMemoryStorage()
  for (const [key, value] of Object.entries(initial)) storage.setItem(key, value)
  const limit = { letters: Number.POSITIVE_INFINITY }
  const limited: PageStorage = {
    getItem: (key) => storage.getItem(key),
    key: (index) => storage.key(index),
    length: 0,
    removeItem: (key) => storage.removeItem(key),
    setItem(key, value) {
      if (value.length > limit.letters) throw new DOMException('Full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  }
  const openTab = () => {
    const listeners: Listener[] = []
    const target = {
      addEventListener: (_: string, listener: unknown) => void listeners.push(listener as Listener),
    }
    const store = createLocalStore({ key: 'k', schema: z.array(z.number()), empty: [], storage: limited, target })
    const hear = (key: string | null = 'k') => {
      for (const listener of listeners) listener({ key })
    }
    return { hear, store, add: (number: number) => store.update((all) => [...all, number]) }
  }
  const failures = getSaveFailures(limited)
  return { failures, limit, openTab, storage, stored: () => JSON.parse(storage.getItem('k') ?? 'null') as unknown }
}

test('default: a value outlives the store, and listeners are notified', () => {
  const { openTab } = setup()
  const { store, add } = openTab()
  let notified = 0
  const stop = store.subscribe(() => notified++)
  add(1)
  stop()
  add(2)
  expect(notified).toBe(1)
  expect(openTab().store.get()).toEqual([1, 2])
})

test('behavior: what another tab wrote meanwhile is merged, heard of or not', () => {
  const { openTab } = setup()
  const [one, other] = [openTab(), openTab()]
  other.add(7)
  one.add(8)
  expect(one.store.get()).toEqual([7, 8])
  other.hear()
  expect(other.store.get()).toEqual([7, 8])
})

test('behavior: two tabs that write at the same moment lose nothing, and come to rest', () => {
  const { openTab, storage, stored } = setup()
  const [one, other] = [openTab(), openTab()]
  // The other tab's process does not see the first write yet.
  one.add(1)
  storage.removeItem('k')
  other.add(2)
  for (let round = 0; round < 4; round++) {
    one.hear()
    other.hear()
  }
  expect([...one.store.get()].toSorted()).toEqual([1, 2])
  expect([...other.store.get()].toSorted()).toEqual([1, 2])
  expect(stored()).toHaveLength(2)
})

test('behavior: what is deleted in another tab is gone here', () => {
  const { openTab, storage } = setup({ k: '[1]' })
  const tab = openTab()
  storage.removeItem('k')
  tab.hear(null)
  expect(tab.store.get()).toEqual([])
})

test('behavior: storage that is emptied without a word is filled again', () => {
  const { openTab, storage, stored } = setup({ k: '[1]' })
  const { add } = openTab()
  storage.removeItem('k')
  add(2)
  expect(stored()).toEqual([1, 2])
})

test.each(['{', '"text"', '[null]'])('error: unreadable content %s is put aside, not lost', (text) => {
  const { openTab, storage } = setup({ k: text, 'k.unreadable': 'earlier' })
  const { store, add } = openTab()
  expect(store.get()).toEqual([])
  add(1)
  expect([storage.getItem('k.unreadable'), storage.getItem('k.unreadable.2')]).toEqual(['earlier', text])
})

test('error: the time of a copy is stored beside it, and stays when the same content is found again', () => {
  const { openTab, storage } = setup({ k: '{' })
  const before = Date.now()
  openTab()
  expect(Number(storage.getItem('k.unreadable.at'))).toBeGreaterThanOrEqual(before)
  storage.setItem('k.unreadable.at', '7')
  openTab()
  expect([storage.getItem('k.unreadable.at'), storage.getItem('k.unreadable.2')]).toEqual(['7', null])
})

test('error: of a list with a corrupt row the others stay, are saved, and the original is put aside', () => {
  const text = '[1,{"kind":"of a later version"},2]'
  const { storage } = setup({ k: text })
  const schema = z.array(z.number())
  const salvage = (stored: unknown) =>
    Array.isArray(stored) ? stored.flatMap((row) => z.number().safeParse(row).data ?? []) : undefined
  const open = () => createLocalStore({ empty: [], key: 'k', salvage, schema, storage })
  expect(open().get()).toEqual([1, 2])
  expect([storage.getItem('k'), storage.getItem('k.unreadable')]).toEqual(['[1,2]', text])
  open().update((all) => [...all, 3])
  expect(storage.getItem('k')).toBe('[1,2,3]')
  storage.setItem('k', '{')
  expect(open().get()).toEqual([])
  expect(storage.getItem('k.unreadable.2')).toBe('{')
})

test('error: a tab of a later version writes what this one cannot read: nothing of either is lost', () => {
  const { openTab, storage } = setup({ k: '[1]' })
  const { add, hear, store } = openTab()
  add(2)
  storage.setItem('k', '[1,2,"later"]')
  hear()
  expect(store.get()).toEqual([1, 2])
  add(3)
  expect([storage.getItem('k'), storage.getItem('k.unreadable')]).toEqual(['[1,2,3]', '[1,2,"later"]'])
})

test('error: unreadable content is not overwritten where it cannot be put aside', () => {
  const { failures, limit, openTab, storage } = setup({ k: '"something of the user"' })
  limit.letters = 10
  const { store, add } = openTab()
  add(1)
  expect(store.get()).toEqual([1])
  expect(storage.getItem('k')).toBe('"something of the user"')
  expect([...failures.get().keys()]).toEqual(['k'])
})

test('error: with full storage no change is lost, each is reported, and all are saved once there is room', () => {
  const { failures, limit, openTab, stored } = setup()
  const { store, add } = openTab()
  add(1)
  limit.letters = 3
  add(2)
  add(3)
  expect(store.get()).toEqual([1, 2, 3])
  expect(stored()).toEqual([1])
  expect(failures.get().get('k')?.read()).toBe('[1,2,3]')
  limit.letters = 100
  failures.retry()
  expect(stored()).toEqual([1, 2, 3])
  expect(failures.get().size).toBe(0)
})

test('error: what could not be saved is merged into what another tab saved', () => {
  const { limit, openTab, stored } = setup()
  const [one, other] = [openTab(), openTab()]
  limit.letters = 2
  one.add(1)
  one.add(2)
  limit.letters = 100
  other.add(3)
  one.hear()
  expect(one.store.get()).toEqual([3, 1, 2])
  expect(stored()).toEqual([3, 1, 2])
})

test('error: storage that is switched off keeps every change for as long as the page is open', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = { getItem: deny, setItem: deny }
  const store = createLocalStore({ key: 'k', schema: z.array(z.number()), empty: [], storage })
  store.update((all) => [...all, 3])
  store.update((all) => [...all, 4])
  expect(store.get()).toEqual([3, 4])
  expect(getSaveFailures(storage).get().get('k')?.read()).toBe('[3,4]')
})

test('error: storage that ends with the page is reported, but not for what nobody misses', () => {
  const storage = Object.assign(createMemoryStorage(), { isVolatile: true })
  const options = { empty: 0, schema: z.number(), storage }
  createLocalStore({ ...options, isDisposable: true, key: 'cache' }).update(() => 1)
  expect(getSaveFailures(storage).get().size).toBe(0)
  createLocalStore({ ...options, key: 'signatures' }).update(() => 1)
  expect([...getSaveFailures(storage).get().keys()]).toEqual(['signatures'])
})

test('error: with full storage caches make room first, the least missed one before the others', () => {
  const storage = createMemoryStorage()
  const size = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const limited: PageStorage = {
    getItem: (key) => storage.getItem(key),
    key: (index) => storage.key(index),
    get length() {
      return storage.length
    },
    removeItem: (key) => storage.removeItem(key),
    setItem(key, value) {
      const others = size().reduce((sum, name) => sum + (name === key ? 0 : (storage.getItem(name)?.length ?? 0)), 0)
      if (others + value.length > 100) throw new DOMException('Full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  }
  const [looks, runs, signatureStore] = ['countersign.looks.v1', 'countersign.runs.v1:1:0x1', 'countersign.ledger.v1']
  storage.setItem(runs, 'r'.repeat(40))
  storage.setItem(looks, 'l'.repeat(40))
  storage.setItem(signatureStore, JSON.stringify(['s'.repeat(10)]))
  const store = createLocalStore({ empty: [], key: signatureStore, schema: z.array(z.string()), storage: limited })
  store.update((all) => [...all, 't'.repeat(10)])
  expect([storage.getItem(looks), storage.getItem(runs)?.length, store.get().length]).toEqual([null, 40, 2])
  store.update((all) => [...all, 'u'.repeat(40)])
  expect([storage.getItem(runs), storage.getItem(signatureStore)]).toEqual([null, JSON.stringify(store.get())])
  expect(getSaveFailures(limited).get().size).toBe(0)
})
