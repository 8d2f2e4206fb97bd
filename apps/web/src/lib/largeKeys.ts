import type { PageStorage } from './openStorage.ts'

/** Simulations, rows of current and signed batch transfers, and the names of rows. */
const pattern = /^countersign\.(?:looks|row-names|runs?)\.v1(?=[:.]|$)/

/** Whether a key belongs into IndexedDB: localStorage has five million characters, which signatures need. */
export function isLargeKey(key: string): boolean {
  return pattern.test(key)
}

/** Keys that an earlier version left in localStorage; empty where that is disabled. */
export function listLargeKeys(storage: PageStorage): string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(isLargeKey)
  } catch {
    return []
  }
}
