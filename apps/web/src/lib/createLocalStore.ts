import type { z } from 'zod'
import { getSaveFailures, type UnsavedValue } from './saveFailures.ts'

/** The part of the browser's storage that is used; a test passes a Map with the same methods. */
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'> & {
  /** Whether it ends with the page: what is written to it is not saved. */
  readonly isVolatile?: boolean
}

export type LocalStore<value> = {
  get: () => value
  update: (change: (value: value) => value) => void
  subscribe: (listener: () => void) => () => void
}

export type CreateLocalStoreParameters<schema extends z.ZodType> = {
  key: string
  schema: schema
  empty: z.output<schema>
  storage: KeyValueStorage
  /** Tells of changes made in other tabs. */
  target?: Pick<Window, 'addEventListener'> | undefined
  /** Nobody misses it: a failed write is not shown. */
  isDisposable?: boolean
}

type Change<value> = { apply: (value: value) => value; savedAt: number | undefined }

/** Two tabs that write at the same moment do not see each other: the event of the other write follows within this time (ms). */
const raceWindow = 1_000

/** Beyond this number of unsaved changes other tabs are no longer merged: memory is bounded. */
const mostUnsaved = 1_000

/**
 * A parsed value in the browser's storage that components can follow.
 *
 * Memory is authoritative while the page is open: a write that fails loses nothing, is reported to `getSaveFailures`
 * and is repeated with the next change. What another tab wrote is merged by applying the own unsaved changes to it.
 * What does not parse is moved to another key, never overwritten.
 */
export function createLocalStore<schema extends z.ZodType>(
  parameters: CreateLocalStoreParameters<schema>,
): LocalStore<z.output<schema>> {
  type Value = z.output<schema>
  const { key, schema, empty, storage, target, isDisposable = false } = parameters
  const failures = getSaveFailures(storage)
  const listeners = new Set<() => void>()
  let current: Value = empty
  /** The text of storage that `current` includes. */
  let included: string | null = null
  /** Not saved yet, or saved so recently that another tab may have overwritten them. */
  let changes: Change<Value>[] = []
  /** Text that does not parse and is not in safety yet. */
  let unreadable: string | undefined
  const unsaved: UnsavedValue = { read: () => JSON.stringify(current), retry: () => save() }

  merge()

  /** Takes over what storage has by now, with the given changes on top; false where there is nothing new. */
  function merge(replayed = changes.filter(({ savedAt }) => savedAt === undefined)): boolean {
    const text = readText(storage, key)
    // Cleared without an event, or unreadable as a whole: memory stays.
    if (text === null || text === included) return false
    included = text
    const parsed = schema.safeParse(parseJson(text))
    if (!parsed.success) {
      unreadable = text
      moveUnreadable()
      return false
    }
    if (changes.length <= mostUnsaved) current = replayed.reduce<Value>((value, { apply }) => apply(value), parsed.data)
    return true
  }

  /** Something of the user's may be in it: it stays readable under another key. */
  function moveUnreadable(): boolean {
    if (unreadable === undefined || writeAside(storage, key, unreadable)) unreadable = undefined
    return unreadable === undefined
  }

  function save(): void {
    const text = JSON.stringify(current)
    const isSaved = moveUnreadable() && writeText(storage, key, text)
    if (isSaved) included = text
    const now = Date.now()
    changes = isSaved
      ? changes
          .map((change) => ({ ...change, savedAt: change.savedAt ?? now }))
          .filter(({ savedAt }) => now - savedAt < raceWindow)
      : changes
    const isLost = !isSaved || storage.isVolatile === true
    if (!isDisposable) failures.set(key, isLost ? unsaved : undefined)
  }

  const notify = () => {
    for (const listener of listeners) listener()
  }

  target?.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== key) return
    if (readText(storage, key) === null) reset()
    else mergeOther()
    notify()
  })

  /** Somebody deleted it: here or in another tab. */
  function reset(): void {
    current = empty
    included = null
    changes = []
    failures.set(key, undefined)
  }

  /** Another tab wrote. What was saved here a moment ago may be missing from it: it is added again, once. */
  function mergeOther(): void {
    const now = Date.now()
    const replayed = changes.filter(({ savedAt }) => savedAt === undefined || now - savedAt < raceWindow)
    if (!merge(replayed)) return
    const isUnsaved = replayed.some(({ savedAt }) => savedAt === undefined)
    changes = changes.filter(({ savedAt }) => savedAt === undefined)
    if (isUnsaved || (replayed.length > 0 && toComparable(current) !== toComparable(parseJson(included ?? '')))) save()
  }

  return {
    get: () => current,
    update(apply) {
      // Another tab may have written since.
      merge()
      current = apply(current)
      changes.push({ apply, savedAt: undefined })
      save()
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Equal for values that hold the same, in whatever order: two tabs must not go on correcting each other's order. */
function toComparable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toComparable).toSorted().join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${entries
    .map(([name, inner]) => `${JSON.stringify(name)}:${toComparable(inner)}`)
    .toSorted()
    .join()}}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null where there is nothing, or where storage is switched off. */
function readText(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** False where storage is full or switched off. */
function writeText(storage: KeyValueStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Copies to the first key that is free or has it already. */
function writeAside(storage: KeyValueStorage, key: string, text: string): boolean {
  const names = ['', '.2', '.3', '.4', '.5'].map((suffix) => `${key}.unreadable${suffix}`)
  const name = names.find((candidate) => {
    const there = readText(storage, candidate)
    return there === null || there === text
  })
  return name !== undefined && writeText(storage, name, text)
}
