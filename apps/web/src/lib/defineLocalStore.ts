import type { z } from 'zod'
import { type CreateLocalStoreParameters, createLocalStore, type LocalStore } from './createLocalStore.ts'
import type { PageStorage } from './openStorage.ts'

/** A store that is opened on use, once per storage, because each listens to other tabs while the page is open. */
export function defineLocalStore<schema extends z.ZodType>(
  options: Pick<CreateLocalStoreParameters<schema>, 'empty' | 'key' | 'schema'>,
) {
  const stores = new WeakMap<PageStorage, LocalStore<z.output<schema>>>()
  return (storage: PageStorage): LocalStore<z.output<schema>> => {
    const store = stores.get(storage) ?? createLocalStore({ ...options, storage, target: globalThis.window })
    stores.set(storage, store)
    return store
  }
}
