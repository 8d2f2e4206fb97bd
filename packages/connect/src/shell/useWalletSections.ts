import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useConfig, useConnectors } from 'wagmi'
import type { Environment } from '../list/Environment.ts'
import type { WalletSection } from '../list/WalletItem.ts'
import type { DialogStore } from '../storage/createDialogStore.ts'
import type { WalletGroup } from '../wallets/Wallet.ts'
import type { LateParts } from './useLateParts.ts'

export type WalletsSource = readonly WalletGroup[] | (() => Promise<readonly WalletGroup[]>)

/** The whole catalogue; until it is loaded its first groups fill the list. */
export const loadDefaultGroups = async () => (await import('../wallets/defaultGroups.ts')).defaultGroups

export type UseWalletSectionsParameters = {
  environment: Environment
  late: LateParts
  source: WalletsSource
  store: DialogStore
}

const NONE: readonly WalletSection[] = []

/** The list, made of wagmi's connectors, the catalogue (loaded on demand) and what was used before. */
export function useWalletSections({ environment, late, source, store }: UseWalletSectionsParameters) {
  const connectors = useConnectors()
  const config = useConfig()
  const [loaded, setLoaded] = useState<readonly WalletGroup[]>()
  const groups = typeof source === 'function' ? loaded : source
  const { recentWallets } = useSyncExternalStore(store.subscribe, store.read, store.read)

  const prepare = useCallback(() => {
    // Without the catalogue the installed wallets still work; the next opening tries again.
    if (typeof source === 'function') source().then(setLoaded, () => undefined)
  }, [source])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is of the config's connectors, which come and go
  const sections = useMemo(() => {
    if (late.status !== 'ready') return NONE
    const known = groups ?? (source === loadDefaultGroups ? 'first' : [])
    return late.parts.listWallets({ config, environment, groups: known, recentIds: recentWallets })
  }, [config, connectors, environment, groups, late, recentWallets, source])
  return { isLoadingWallets: groups === undefined || late.status === 'waiting', prepare, sections }
}
