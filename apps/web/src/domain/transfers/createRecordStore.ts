import { openIndexedDb, settleRequest } from '../../lib/openIndexedDb.ts'

/** Storage between visits for what exceeds localStorage. */
export type RecordStore = {
  get: (key: string) => Promise<unknown>
  put: (key: string, value: unknown) => Promise<void>
}

const table = 'records'

export function createMemoryRecords(): RecordStore {
  const values = new Map<string, unknown>()
  return { get: async (key) => values.get(key), put: async (key, value) => void values.set(key, value) }
}

/** Uses IndexedDB. Where it is missing, disabled or full, nothing is stored, which only costs time. */
export function createRecordStore(factory: IDBFactory | undefined, name: string): RecordStore {
  if (!factory) return createMemoryRecords()
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    const forget = () => {
      opened = undefined
    }
    opened ??= openIndexedDb(factory, { name, table, onClosed: forget }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
  const run = async (mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> => {
    try {
      return await settleRequest(act((await open()).transaction(table, mode).objectStore(table)))
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => run('readonly', (store) => store.get(key)),
    put: async (key, value) => void (await run('readwrite', (store) => store.put(value, key))),
  }
}
