import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import { BatchTransferSchema, emptyRun, PreviousTransfersSchema } from './BatchTransfer.ts'

/**
 * The Safe's batch and its predecessors, in IndexedDB. Separate from other drafts, so that 10,000 rows are not
 * rewritten on each keystroke elsewhere.
 */
export function useBatchTransfer(
  { chainId, address }: Pick<CurrentSafe, 'address' | 'chainId'>,
  storage: LargeStorage,
) {
  const stores = getStores(storage, `${chainId}:${address}`)
  return {
    run: useStore(stores.run),
    update: stores.run.update,
    earlier: useStore(stores.earlier),
    updateEarlier: stores.earlier.update,
  }
}

type Stores = ReturnType<typeof createStores>

/** One store per Safe, because each listens to other tabs while the page is open. */
const known = new WeakMap<LargeStorage, Map<string, Stores>>()

function getStores(storage: LargeStorage, safe: string): Stores {
  const all = known.get(storage) ?? new Map<string, Stores>()
  known.set(storage, all)
  const stores = all.get(safe) ?? createStores(storage, safe)
  all.set(safe, stores)
  return stores
}

function createStores(storage: LargeStorage, safe: string) {
  const { target } = storage
  const key = (what: string) => `countersign.${what}.v1:${safe}`
  return {
    run: createLocalStore({ key: key('run'), schema: BatchTransferSchema, empty: emptyRun, storage, target }),
    earlier: createLocalStore({
      key: key('runs'),
      schema: PreviousTransfersSchema,
      empty: [],
      storage,
      target,
      isDisposable: true,
    }),
  }
}
