import type { PageStorage } from './openStorage.ts'

/** Simulations, and rows of batch transfers: those of now and those that are signed. */
const pattern = /^countersign\.(?:looks|runs?)\.v1(?=[:.]|$)/

/** Whether a key belongs into the database: there is room for five million letters in localStorage, and signatures need it. */
export function isLargeKey(key: string): boolean {
  return pattern.test(key)
}

/** What an earlier version left in localStorage; nothing where that is switched off. */
export function listLargeKeys(storage: PageStorage): string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(isLargeKey)
  } catch {
    return []
  }
}
