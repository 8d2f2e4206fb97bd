import { isLargeKey } from '../../lib/largeKeys.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import { listKeys } from './readSection.ts'

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
