import { isLargeKey } from '../../lib/largeKeys.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import { getSaveFailures } from '../../lib/saveFailures.ts'
import { listKeys } from './readSection.ts'

/** Storage including values that could not be written and are only in memory. */
export function withUnsaved(storage: PageStorage): PageStorage {
  const unsaved = getSaveFailures(storage).get()
  const stored = tryRead(() => listKeys(storage), [])
  const keys = [...stored, ...[...unsaved.keys()].filter((key) => !stored.includes(key))]
  return {
    getItem: (key) => unsaved.get(key)?.read() ?? tryRead(() => storage.getItem(key), null),
    key: (index) => keys[index] ?? null,
    length: keys.length,
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, value) => storage.setItem(key, value),
  }
}

/** Storage may be disabled. */
function tryRead<value>(read: () => value, otherwise: value): value {
  try {
    return read()
  } catch {
    return otherwise
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
