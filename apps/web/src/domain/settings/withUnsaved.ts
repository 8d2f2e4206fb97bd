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
