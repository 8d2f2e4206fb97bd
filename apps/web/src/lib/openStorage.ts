export type PageStorage = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'> & {
  /** Whether it ends with the page, so that writes are not saved. */
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

/** localStorage, or memory: in a cross-site frame reading it can throw. */
export function openStorage(page: { readonly localStorage: PageStorage }): PageStorage {
  try {
    return page.localStorage
  } catch {
    // Not by spreading: `length` is a getter.
    return Object.defineProperty(createMemoryStorage(), 'isVolatile', { value: true })
  }
}
