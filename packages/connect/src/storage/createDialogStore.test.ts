import { expect, test } from 'vitest'
import { addTransaction } from '../transactions/changeTransactions.ts'
import { createDialogStore } from './createDialogStore.ts'
import type { StorageLike } from './findStorage.ts'

function createMemory(): StorageLike & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}
const hash = `0x${'1'.repeat(64)}` as const

test('default: remembers wallets over a reload, at most three, newest first', () => {
  const memory = createMemory()
  const store = createDialogStore(memory)
  for (const id of ['a', 'b', 'c', 'd', 'b']) store.rememberWallet(id)
  expect(createDialogStore(memory).read().recentWallets).toEqual(['b', 'd', 'c'])
})

test.each([
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [
    ['c', 'b', 'a', 'b'],
    ['b', 'a', 'c'],
  ],
  [
    ['c', 'b', 'a', 'd'],
    ['d', 'a', 'b'],
  ],
])('behavior: of the wallets %j each is remembered once, at most three', (used, remembered) => {
  const store = createDialogStore(createMemory())
  for (const id of used) store.rememberWallet(id)
  expect(store.read().recentWallets).toEqual(remembered)
})

test('behavior: key, prefix and version are those of the specification', () => {
  const memory = createMemory()
  createDialogStore(memory).rememberWallet('a')
  expect(JSON.parse(memory.entries.get('wagmi.connect') ?? '')).toMatchObject({ version: 2 })
})

test('behavior: another version, broken text and foreign shapes are discarded', () => {
  for (const text of [
    '{"version":1,"state":{"recentWallets":["a"]}}',
    '{',
    '7',
    '{"version":2}',
    '{"version":2,"state":{"recentWallets":[7]}}',
  ]) {
    const memory = createMemory()
    memory.setItem('wagmi.connect', text)
    expect(createDialogStore(memory).read().recentWallets).toEqual([])
  }
})

test('behavior: the flag of a prior connection is stored and cleared', () => {
  const memory = createMemory()
  const store = createDialogStore(memory)
  expect(store.wasConnected()).toBe(false)
  store.setConnected(true)
  expect(memory.entries.get('wagmi.connected')).toBe('true')
  expect(createDialogStore(memory).wasConnected()).toBe(true)
  store.setConnected(false)
  expect(memory.entries.has('wagmi.connected')).toBe(false)
})

test('behavior: two tabs do not overwrite each other', () => {
  const memory = createMemory()
  const [first, second] = [createDialogStore(memory), createDialogStore(memory)]
  first.rememberWallet('a')
  second.update((data) => ({ ...data, transactions: { k: addTransaction([], { description: 'd', hash }) } }))
  first.rememberWallet('b')
  expect(createDialogStore(memory).read()).toMatchObject({
    recentWallets: ['b', 'a'],
    transactions: { k: [{ hash }] },
  })
})

test('behavior: storage that throws or is missing only forgets', () => {
  const broken: StorageLike = {
    getItem: () => {
      throw new Error('denied')
    },
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('full')
    },
  }
  for (const store of [createDialogStore(broken), createDialogStore(undefined)]) {
    let calls = 0
    store.subscribe(() => calls++)
    store.rememberWallet('a')
    store.setConnected(true)
    expect(calls).toBeGreaterThan(0)
    expect(store.wasConnected()).toBe(false)
    store.dispose()
  }
})
