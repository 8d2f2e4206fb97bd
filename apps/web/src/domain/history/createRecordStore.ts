/** What a browser keeps between visits that is too large for its storage of texts. */
export type RecordStore = {
  get: (key: string) => Promise<unknown>
  put: (key: string, value: unknown) => Promise<void>
}

const table = 'records'

/** Lasts as long as the page. */
export function createMemoryRecords(): RecordStore {
  const values = new Map<string, unknown>()
  return { get: async (key) => values.get(key), put: async (key, value) => void values.set(key, value) }
}

/** The browser's database. Where there is none, or it is switched off or full, nothing is kept, and nothing is lost by it. */
export function createRecordStore(factory: IDBFactory | undefined, name: string): RecordStore {
  if (!factory) return createMemoryRecords()
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    const forget = () => {
      opened = undefined
    }
    opened ??= openDatabase(factory, name, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
  const run = async (mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> => {
    try {
      return await settle(act((await open()).transaction(table, mode).objectStore(table)))
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => run('readonly', (store) => store.get(key)),
    put: async (key, value) => void (await run('readwrite', (store) => store.put(value, key))),
  }
}

async function openDatabase(factory: IDBFactory, name: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
  await settle(request)
  const database = request.result
  // Somebody takes the database away ("forget everything"): who held on to it would keep them, and the next page, waiting.
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  return database
}

function settle(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('blocked', () => reject(new Error('Another page keeps the database.')))
  })
}
