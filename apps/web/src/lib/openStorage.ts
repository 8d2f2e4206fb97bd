export type PageStorage = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'> & {
  /** Whether it ends with the page: what is written to it is not saved. */
  readonly isVolatile?: boolean
}

/** Lasts as long as the page. */
export function createMemoryStorage(): PageStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

/** The browser's storage. Inside a frame of another site merely touching it can throw: then nothing outlives the page. */
export function openStorage(page: { readonly localStorage: PageStorage }): PageStorage {
  try {
    return page.localStorage
  } catch {
    // Not by spreading: `length` is computed at every read.
    return Object.defineProperty(createMemoryStorage(), 'isVolatile', { value: true })
  }
}
