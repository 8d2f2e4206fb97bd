/** Caches in eviction order: simulations, rows of signed batch transfers, then names of rows. */
const evictionOrder = [/^countersign\.looks\.v1$/, /^countersign\.runs\.v1:/, /^countersign\.row-names\.v1:/]

/** Evicts one cache from full storage to fit signatures; false where none is left. */
export function evictCache(storage: Partial<Pick<Storage, 'key' | 'length' | 'removeItem'>>): boolean {
  try {
    const keys = Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '')
    for (const pattern of evictionOrder) {
      const key = keys.find((name) => pattern.test(name))
      if (key === undefined) continue
      storage.removeItem?.(key)
      return true
    }
    return false
  } catch {
    return false
  }
}
