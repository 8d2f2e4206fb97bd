import { isLargeKey } from '../../lib/largeKeys.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import { getSaveFailures } from '../../lib/saveFailures.ts'
import { listKeys } from './readSection.ts'

/** Storage including values that could not be written and are only in memory. */
export function withUnsaved(storage: PageStorage): PageStorage {
  const unsaved = getSaveFailures(storage).get()
  const stored = readKeys(storage)
  const keys = [...stored, ...[...unsaved.keys()].filter((key) => !stored.includes(key))]
  return {
    getItem: (key) => unsaved.get(key)?.read() ?? readItem(storage, key),
    key: (index) => keys[index] ?? null,
    length: keys.length,
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, value) => storage.setItem(key, value),
  }
}

/** Empty where storage is disabled. */
function readKeys(storage: PageStorage): string[] {
  try {
    return listKeys(storage)
  } catch {
    return []
  }
}

function readItem(storage: PageStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** localStorage and IndexedDB as one storage, by key. */
export function withLarge(storage: PageStorage, large: LargeStorage): PageStorage & Pick<LargeStorage, 'flush'> {
  const find = (key: string) => (isLargeKey(key) ? large : storage)
  const list = () => [...listKeys(storage).filter((key) => !isLargeKey(key)), ...listKeys(large)]
  return {
    flush: () => large.flush(),
    getItem: (key) => find(key).getItem(key),
    key: (index) => list()[index] ?? null,
    get length() {
      return list().length
    },
    removeItem: (key) => find(key).removeItem(key),
    setItem: (key, value) => find(key).setItem(key, value),
  }
}
