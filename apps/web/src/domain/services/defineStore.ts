import type { z } from 'zod'
import { createLocalStore, type LocalStore } from '../../lib/createLocalStore.ts'
import type { PageStorage } from '../../lib/openStorage.ts'

/** A store outside of `Services`, opened on use and once per storage: no start page needs it. */
export function defineStore<schema extends z.ZodType>(options: {
  empty: z.output<schema>
  key: string
  schema: schema
}): (storage: PageStorage) => LocalStore<z.output<schema>> {
  const stores = new WeakMap<PageStorage, LocalStore<z.output<schema>>>()
  return (storage) => {
    // There is no window outside of a page.
    const store = stores.get(storage) ?? createLocalStore({ ...options, storage, target: globalThis.window })
    stores.set(storage, store)
    return store
  }
}
