/** What can be missed, the least first: earlier simulations, then rows of batch transfers that are signed already. */
const evictionOrder = [/^countersign\.looks\.v1$/, /^countersign\.runs\.v1:/]

type EvictableStorage = Partial<Pick<Storage, 'key' | 'length' | 'removeItem'>>

/** Removes one cache from full storage, so that what somebody signed fits in; false where there is none left. */
export function evictCache(storage: EvictableStorage): boolean {
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
