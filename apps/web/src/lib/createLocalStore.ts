import { parseJson } from '@countersign/protocol/text'
import type { z } from 'zod'
import { evictCache } from './evictCaches.ts'
import type { PageStorage } from './openStorage.ts'
import { getSaveFailures, type UnsavedValue } from './saveFailures.ts'

/** Tests pass a Map with the same methods. */
type KeyValueStorage = Pick<PageStorage, 'getItem' | 'setItem'> & Partial<PageStorage>

export type LocalStore<value> = {
  get: () => value
  update: (change: (value: value) => value) => void
  subscribe: (listener: () => void) => () => void
}

/** The window, or a storage that reports other tabs' changes itself. */
export type ChangeTarget = {
  addEventListener: (type: 'storage', listener: (event: { readonly key: string | null }) => void) => void
}

export type CreateLocalStoreParameters<schema extends z.ZodType> = {
  key: string
  schema: schema
  empty: z.output<schema>
  storage: KeyValueStorage
  target?: ChangeTarget | undefined
  /** A cache: failed writes are not reported. */
  isDisposable?: boolean
  /** The readable part of a value that does not parse; all of it stays under another key. */
  salvage?: ((stored: unknown) => z.output<schema> | undefined) | undefined
}

type Change<value> = { id: string; apply: (value: value) => value; savedAt: number | undefined }

/** Tabs that write simultaneously do not see each other: the other's event follows within this time (ms). */
const raceWindow = 2_000

/** Bounds memory: beyond this, other tabs' changes are no longer merged. */
const maxUnsaved = 1_000

/** IDs of writes stored beside a value. */
const maxWrites = 50

/**
 * A parsed value in the browser's storage that components can subscribe to.
 *
 * Memory is authoritative while the page is open: a failed write loses nothing, is reported to `getSaveFailures` and
 * repeated with the next change. Other tabs' writes are merged by applying the own unsaved changes to them. A value
 * that does not parse is copied to another key before it is overwritten.
 */
export function createLocalStore<schema extends z.ZodType>(
  parameters: CreateLocalStoreParameters<schema>,
): LocalStore<z.output<schema>> {
  type Value = z.output<schema>
  const { key, schema, empty, storage, target, isDisposable = false, salvage } = parameters
  const failures = getSaveFailures(storage)
  const listeners = new Set<() => void>()
  const tab = Math.random().toString(36).slice(2, 10)
  let count = 0
  let current: Value = empty
  /** The stored text that `current` includes. */
  let included: string | null = null
  /** IDs of the changes, by any tab, in that text. */
  let writes: readonly string[] = []
  /** Unsaved, or saved so recently that another tab may have overwritten them. */
  let changes: Change<Value>[] = []
  /** Text that does not parse and is not backed up yet. */
  let unreadable: string | undefined
  const unsaved: UnsavedValue = { read: () => JSON.stringify(current), retry: () => save() }

  // Backups read the stored value.
  if (merge() === 'salvaged') save()

  /** Merges another tab's value with the own changes that are not in it. */
  function merge(): 'salvaged' | undefined {
    const text = readText(storage, key)
    // Cleared without an event, or disabled: memory stays.
    if (text === null || text === included) return undefined
    included = text
    const stored = parseJson(text)
    const parsed = schema.safeParse(stored)
    if (!parsed.success) {
      unreadable = text
      moveUnreadable()
    }
    const value = parsed.success ? parsed.data : salvage?.(stored)
    if (value === undefined) return undefined
    writes = readWrites()
    if (changes.length > maxUnsaved) return undefined
    const now = Date.now()
    changes = changes
      .filter(
        ({ id, savedAt }) => savedAt === undefined || (target && now - savedAt < raceWindow && !writes.includes(id)),
      )
      .map((change) => ({ ...change, savedAt: undefined }))
    current = changes.reduce<Value>((before, { apply }) => apply(before), value)
    return parsed.success ? undefined : 'salvaged'
  }

  function readWrites(): readonly string[] {
    return target ? (readText(storage, `${key}.writes`)?.split(',') ?? []) : []
  }

  /** It may contain user data: stays readable under another key. */
  function moveUnreadable(): boolean {
    if (unreadable === undefined || writeAside(storage, key, unreadable)) unreadable = undefined
    return unreadable === undefined
  }

  function save(): void {
    const text = JSON.stringify(current)
    const fresh = changes.flatMap(({ id, savedAt }) => (savedAt === undefined ? [id] : []))
    const all = [...writes, ...fresh].slice(-maxWrites)
    // Before the value, so that readers of its event see both.
    if (target) writeText(storage, `${key}.writes`, all.join())
    const write = () => moveUnreadable() && writeText(storage, key, text)
    let isSaved = write()
    // Evicts caches for user data, never for another cache.
    while (!isSaved && !isDisposable && evictCache(storage)) isSaved = write()
    if (isSaved) {
      included = text
      writes = all
      const now = Date.now()
      changes = changes
        .map((change) => ({ ...change, savedAt: change.savedAt ?? now }))
        .filter(({ savedAt }) => now - savedAt < raceWindow)
    }
    const isLost = !isSaved || storage.isVolatile === true
    if (!isDisposable) failures.set(key, isLost ? unsaved : undefined)
  }

  const notify = () => {
    for (const listener of listeners) listener()
  }

  target?.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== key) return
    if (readText(storage, key) === null) reset()
    else {
      merge()
      // Overwritten by a tab that did not know them, or not saved before.
      if (changes.some(({ savedAt }) => savedAt === undefined)) save()
    }
    notify()
  })

  /** Deleted, here or in another tab. */
  function reset(): void {
    current = empty
    included = null
    writes = []
    changes = []
    failures.set(key, undefined)
  }

  return {
    get: () => current,
    update(apply) {
      // Another tab may have written since.
      merge()
      current = apply(current)
      count += 1
      changes.push({ id: `${tab}.${count}`, apply, savedAt: undefined })
      save()
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Null where empty, or where storage is disabled. */
function readText(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** False where storage is full or disabled. */
function writeText(storage: KeyValueStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Copies to the first key that is free or already has it, and stores the time beside it. */
export function writeAside(storage: KeyValueStorage, key: string, text: string): boolean {
  for (const suffix of ['', '.2', '.3', '.4', '.5']) {
    const name = `${key}.unreadable${suffix}`
    const there = readText(storage, name)
    if (there === text) return true
    if (there !== null) continue
    const isWritten = writeText(storage, name, text)
    if (isWritten) writeText(storage, `${name}.at`, `${Date.now()}`)
    return isWritten
  }
  return false
}
