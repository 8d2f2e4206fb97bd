import { useCallback, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { useConfig, useConnectors } from 'wagmi'
import type { DialogStore } from '../storage/createDialogStore.ts'
import type { Environment } from '../wallet-list/Environment.ts'
import type { WalletSection } from '../wallet-list/WalletItem.ts'
import type { WalletGroup } from '../wallets/Wallet.ts'
import type { DialogParts } from './useDialogParts.ts'

export type WalletsSource = readonly WalletGroup[] | (() => Promise<readonly WalletGroup[]>)

export type UseWalletSectionsParameters = {
  environment: Environment
  chunk: DialogParts
  /** @default the whole catalogue */
  source: WalletsSource | undefined
  store: DialogStore
}

const NO_GROUPS: readonly WalletGroup[] = []
const NONE: readonly WalletSection[] = []

/** The list, built from wagmi's connectors, the catalogue (loaded on demand) and recent wallets. */
export function useWalletSections({ environment, chunk, source, store }: UseWalletSectionsParameters) {
  const connectors = useConnectors()
  const config = useConfig()
  const [loaded, setLoaded] = useState<readonly WalletGroup[]>()
  const groups = typeof source === 'function' ? loaded : source
  const isLoadingGroups = typeof source === 'function' && loaded === undefined
  const { recentWallets } = useSyncExternalStore(store.subscribe, store.read, store.read)

  const prepare = useCallback(() => {
    // Without the catalogue installed wallets still work; reopening retries.
    if (typeof source === 'function') source().then(setLoaded, () => undefined)
  }, [source])

  // wagmi reports late EIP-6963 wallets; older ones only dispatch this event.
  const [injections, countInjection] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener('ethereum#initialized', countInjection)
    return () => window.removeEventListener('ethereum#initialized', countInjection)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is of the config's connectors, which come and go
  const sections = useMemo(() => {
    if (chunk.status !== 'ready') return NONE
    const known = isLoadingGroups ? NO_GROUPS : groups
    const { marks, parts } = chunk
    return parts.listWallets({ config, environment, groups: known, marks, recentIds: recentWallets })
  }, [config, connectors, environment, groups, injections, isLoadingGroups, chunk, recentWallets])
  return { isLoadingWallets: isLoadingGroups || chunk.status === 'waiting', prepare, sections }
}
