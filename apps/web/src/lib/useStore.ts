import { useSyncExternalStore } from 'react'
import type { LocalStore } from './createLocalStore.ts'

export function useStore<value>(store: Pick<LocalStore<value>, 'get' | 'subscribe'>): value {
  return useSyncExternalStore(store.subscribe, store.get)
}
