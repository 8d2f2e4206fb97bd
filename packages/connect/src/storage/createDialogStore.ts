import { MAX_RECENT_WALLETS, STORAGE_PREFIX, STORE_VERSION } from '../constants.ts'
import { parseTransactions, type TransactionsByAccount } from '../transactions/RecentTransaction.ts'
import { findStorage, type StorageLike } from './findStorage.ts'

type DialogData = { recentWallets: readonly string[]; transactions: TransactionsByAccount }

export type DialogStore = {
  read(): DialogData
  subscribe(listener: () => void): () => void
  /** Reads before writing, so that another tab's changes survive. */
  update(change: (data: DialogData) => DialogData): void
  rememberWallet(id: string): void
  /** Whether a wallet was connected when the page was closed. */
  wasConnected(): boolean
  setConnected(isConnected: boolean): void
  dispose(): void
}

const KEY = `${STORAGE_PREFIX}.connect`
const CONNECTED_KEY = `${STORAGE_PREFIX}.connected`
const EMPTY: DialogData = { recentWallets: [], transactions: {} }

/** Persistent state of the dialog. Missing, full or corrupt storage is treated as empty. */
export function createDialogStore(storage: StorageLike | undefined = findStorage()): DialogStore {
  const listeners = new Set<() => void>()
  let text = attempt(() => storage?.getItem(KEY)) ?? null
  let data = parse(text)

  function refresh() {
    const next = attempt(() => storage?.getItem(KEY)) ?? null
    if (next === text) return
    text = next
    data = parse(text)
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) refresh()
  }
  if (typeof window !== 'undefined') window.addEventListener('storage', onStorage)

  const store: DialogStore = {
    dispose() {
      listeners.clear()
      if (typeof window !== 'undefined') window.removeEventListener('storage', onStorage)
    },
    read: () => data,
    rememberWallet(id) {
      store.update(({ recentWallets, transactions }) => ({
        // Newest first, each once.
        recentWallets: [id, ...recentWallets.filter((other) => other !== id)].slice(0, MAX_RECENT_WALLETS),
        transactions,
      }))
    },
    setConnected(isConnected) {
      attempt(() => (isConnected ? storage?.setItem(CONNECTED_KEY, 'true') : storage?.removeItem(CONNECTED_KEY)))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(change) {
      if (storage) refresh()
      data = change(data)
      text = JSON.stringify({ state: data, version: STORE_VERSION })
      attempt(() => storage?.setItem(KEY, text ?? ''))
      for (const listener of listeners) listener()
    },
    wasConnected: () => attempt(() => storage?.getItem(CONNECTED_KEY)) === 'true',
  }
  return store
}

function parse(text: string | null): DialogData {
  const stored: unknown = text === null ? undefined : attempt(() => JSON.parse(text))
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== STORE_VERSION)
    return EMPTY
  const state: unknown = 'state' in stored ? stored.state : undefined
  if (typeof state !== 'object' || state === null) return EMPTY
  const recent: unknown = 'recentWallets' in state ? state.recentWallets : []
  return {
    recentWallets: Array.isArray(recent) ? recent.filter((id): id is string => typeof id === 'string') : [],
    transactions: parseTransactions('transactions' in state ? state.transactions : {}),
  }
}

function attempt<result>(run: () => result): result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
