import { z } from 'zod'
import type { ChangeTarget } from './createLocalStore.ts'
import { evictCache } from './evictCaches.ts'
import { listLargeKeys } from './largeKeys.ts'
import { openIndexedDb, settleRequest } from './openIndexedDb.ts'
import type { PageStorage } from './openStorage.ts'
import { getSaveFailures } from './saveFailures.ts'

/** Texts too large for localStorage, with the interface that `createLocalStore` and the backup use. */
export type LargeStorage = PageStorage & {
  target: ChangeTarget
  notify: (key: string) => void
  /** Resolves once all writes ended; false if one of user data failed. */
  flush: () => Promise<boolean>
  clear: () => Promise<void>
}

export type OpenLargeStorageParameters = {
  /** The window: reading `indexedDB` can throw. */
  page: { readonly indexedDB?: IDBFactory | undefined }
  /** localStorage: failed writes are reported beside its own, and earlier versions' values are moved out of it. */
  storage: PageStorage
  name?: string
  timeout?: number
}

const table = 'texts'
/** Beyond this number of characters caches are evicted: all of it is in memory. */
const maxLength = 50_000_000

/** Only rows of an unsigned batch transfer are user data; everything else is a cache. */
const isMissed = (key: string) => /^countersign\.run\.v1:[^.]*$/.test(key)

/**
 * IndexedDB as a synchronous text storage. Memory is authoritative while the page is open: writes follow in the
 * background, and failures are reported to `getSaveFailures`. A full database evicts simulations, then signed rows.
 * Never rejects: without the database everything is in memory.
 */
export async function openLargeStorage(parameters: OpenLargeStorageParameters): Promise<LargeStorage> {
  const { page, storage, name = 'countersign.large.v1', timeout = 10_000 } = parameters
  const failures = getSaveFailures(storage)
  const listeners = new Set<(event: { readonly key: string | null }) => void>()
  const pending = new Set<string>()
  let queued = new Set<string>()
  const running = new Set<Promise<void>>()
  let database: IDBDatabase | undefined

  const stored = await withTimeout(loadTexts(), timeout).catch(() => undefined)
  // A database that could not be read is not written: that would replace unseen rows.
  const isVolatile = stored === undefined
  const texts = new Map(stored)
  const moved = new Map<string, string>()
  const channel = isVolatile ? undefined : openChannel(name)

  async function connect(): Promise<IDBDatabase> {
    if (!page.indexedDB) throw new Error('There is no database.')
    database = await openIndexedDb(page.indexedDB, {
      name,
      table,
      onClosed() {
        database = undefined
      },
    })
    return database
  }

  async function loadTexts(): Promise<[string, string][]> {
    const store = (await connect()).transaction(table).objectStore(table)
    const [keys, values] = await Promise.all([settleRequest(store.getAllKeys()), settleRequest(store.getAll())])
    const parsed = z.array(z.string()).parse(values)
    return z
      .array(z.string())
      .parse(keys)
      .map((key, index) => [key, parsed[index] ?? ''])
  }

  /** In one transaction, started immediately: input just before the page closes is still written. */
  async function put(batch: ReadonlyMap<string, string | undefined>): Promise<void> {
    const transaction = (database ?? (await connect())).transaction(table, 'readwrite')
    const store = transaction.objectStore(table)
    for (const [key, text] of batch) {
      // Later changes have their own transaction, and evicted values are not written again.
      if (texts.get(key) !== text) continue
      if (text === undefined) store.delete(key)
      else store.put(text, key)
    }
    await commit(transaction)
    channel?.postMessage([...batch.keys()])
  }

  async function write(keys: Iterable<string>): Promise<void> {
    const batch = new Map([...keys].map((key) => [key, texts.get(key)]))
    const isSaved = !isVolatile && (await attempt(batch))
    for (const [key, text] of batch) {
      if (texts.get(key) !== text) continue
      if (isSaved) settle(key)
      // What could not be moved is still in localStorage.
      const isLost = !isSaved && text !== undefined && text !== moved.get(key)
      if (isMissed(key)) failures.set(key, isLost ? toUnsaved(key) : undefined)
    }
  }

  async function attempt(batch: ReadonlyMap<string, string | undefined>): Promise<boolean> {
    for (;;)
      try {
        await put(batch)
        return true
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
        if (!isFull || !evictCache(own)) return false
        // Transactions run in the order in which they start.
        begin()
      }
  }

  /** Now in the database. A tab of an earlier version may have changed localStorage since: that stays. */
  function settle(key: string): void {
    pending.delete(key)
    const text = moved.get(key)
    if (text === undefined) return
    if (storage.getItem(key) === text) storage.removeItem(key)
    moved.delete(key)
  }

  function toUnsaved(key: string) {
    return { read: () => texts.get(key) ?? '', retry: () => change(key) }
  }

  function change(key: string): void {
    pending.add(key)
    if (queued.size === 0) queueMicrotask(begin)
    queued.add(key)
  }

  function begin(): void {
    if (queued.size === 0) return
    const keys = queued
    queued = new Set()
    const writing = write(keys).finally(() => running.delete(writing))
    running.add(writing)
  }

  function notify(key: string | null): void {
    for (const listener of listeners) listener({ key })
  }

  async function reread(keys: readonly string[]): Promise<void> {
    const store = (database ?? (await connect())).transaction(table).objectStore(table)
    const values = await Promise.all(keys.map((key) => settleRequest(store.get(key))))
    const changed = keys.filter((key, index) => {
      // The own pending change follows the other tab's.
      if (pending.has(key)) return false
      const text = values[index]
      if (typeof text === 'string') texts.set(key, text)
      else texts.delete(key)
      return true
    })
    for (const key of changed) notify(key)
  }

  channel?.addEventListener('message', ({ data }) => {
    const keys = z.array(z.string()).safeParse(data)
    // On failure it is read again with the next change.
    if (keys.success) void reread(keys.data).catch(() => undefined)
  })

  const own: LargeStorage = {
    target: { addEventListener: (_type, listener) => void listeners.add(listener) },
    notify,
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
    removeItem(key) {
      if (texts.delete(key)) change(key)
    },
    setItem(key, text) {
      texts.set(key, text)
      change(key)
      while (countLetters(texts) > maxLength) if (!evictCache(own)) break
    },
    async flush() {
      begin()
      while (running.size > 0) await Promise.all(running)
      return isVolatile || ![...pending].some(isMissed)
    },
    async clear() {
      const keys = new Set([...texts.keys(), ...pending])
      texts.clear()
      queued.clear()
      for (const key of keys) if (isMissed(key)) failures.set(key, undefined)
      notify(null)
      await write(keys)
    },
  }

  // Of the previous version, or a tab of it that is still open: newer than the database.
  for (const key of listLargeKeys(storage)) {
    const text = storage.getItem(key)
    if (text === null) continue
    texts.set(key, text)
    moved.set(key, text)
    if (!isVolatile) change(key)
  }
  await own.flush()
  return own
}

const known = new WeakMap<PageStorage, Promise<LargeStorage>>()

export function getLargeStorage(parameters: OpenLargeStorageParameters): Promise<LargeStorage> {
  const opened = known.get(parameters.storage) ?? openLargeStorage(parameters)
  known.set(parameters.storage, opened)
  return opened
}

function openChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
}

function commit(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The transaction was aborted.')))
    transaction.commit()
  })
}

async function withTimeout<value>(promise: Promise<value>, time: number): Promise<value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open in time.')), time)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function countLetters(texts: ReadonlyMap<string, string>): number {
  let count = 0
  for (const text of texts.values()) count += text.length
  return count
}
