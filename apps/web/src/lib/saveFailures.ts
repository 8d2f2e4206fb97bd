/** A value that is only in this page's memory. */
export type UnsavedValue = { read: () => string; retry: () => void }

export type SaveFailures = {
  get: () => ReadonlyMap<string, UnsavedValue>
  subscribe: (listener: () => void) => () => void
  /** Undefined: it is saved. */
  set: (key: string, value: UnsavedValue | undefined) => void
  /** Writes again; storage may have room by now. */
  retry: () => void
}

const known = new WeakMap<object, SaveFailures>()

/** Failed writes of a storage: stores report them here, and the page shows them. */
export function getSaveFailures(storage: object): SaveFailures {
  const existing = known.get(storage)
  if (existing) return existing
  const created = createSaveFailures()
  known.set(storage, created)
  return created
}

function createSaveFailures(): SaveFailures {
  const listeners = new Set<() => void>()
  let unsaved: ReadonlyMap<string, UnsavedValue> = new Map()
  return {
    get: () => unsaved,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(key, value) {
      if (unsaved.get(key) === value) return
      const next = new Map(unsaved)
      if (value) next.set(key, value)
      else next.delete(key)
      unsaved = next
      for (const listener of listeners) listener()
    },
    retry() {
      for (const { retry } of unsaved.values()) retry()
    },
  }
}
