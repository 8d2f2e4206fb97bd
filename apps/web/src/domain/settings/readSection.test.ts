import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { eraseData, listKeys } from './readSection.ts'

const openLargeStorage = async () => ({ clear: async () => {} })

test('default: all that the app and its wallet dialog wrote goes, and nothing of others', async () => {
  const storage = createMemoryStorage()
  const own = [
    'countersign.names.v1',
    'countersign.names.v1.unreadable',
    'countersign.run.v1:1:0x1',
    'wagmi.store',
    'wagmi.connect',
    'wc@2:core:0.3:keychain',
  ]
  for (const key of [...own, 'other.app']) storage.setItem(key, '1')
  const deleted: string[] = []
  await eraseData({
    databases: {
      databases: async () => [
        { name: 'countersign.records.v1' },
        { name: 'WALLET_CONNECT_V2_INDEXED_DB' },
        { name: 'other' },
        {},
      ],
      deleteDatabase: (name) => deleted.push(name),
    },
    openLargeStorage: async () => ({ clear: async () => void deleted.push('rows') }),
    storage,
  })
  expect(listKeys(storage)).toEqual(['other.app'])
  expect(deleted).toEqual(['rows', 'countersign.records.v1', 'WALLET_CONNECT_V2_INDEXED_DB'])
})

test('behavior: a browser without a database forgets the rest', async () => {
  const storage = createMemoryStorage()
  storage.setItem('countersign.theme', '"dark"')
  await eraseData({ databases: undefined, openLargeStorage, storage })
  expect(storage.length).toBe(0)
})

test('behavior: a browser whose list of databases does not come is not waited for', async () => {
  const storage = createMemoryStorage()
  storage.setItem('countersign.theme', '"dark"')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const forgotten = eraseData({
    databases: { databases: () => new Promise(() => {}), deleteDatabase: () => undefined },
    openLargeStorage,
    storage,
  })
  await vi.advanceTimersByTimeAsync(2_000)
  await forgotten
  expect(storage.length).toBe(0)
})
