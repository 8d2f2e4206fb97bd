import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useConfig, useConnectors } from 'wagmi'
import { buildWalletList } from '../list/buildWalletList.ts'
import type { Environment } from '../list/Environment.ts'
import { findInjected } from '../list/findInjected.ts'
import type { DialogStore } from '../storage/createDialogStore.ts'
import { firstGroups } from '../wallets/firstGroups.ts'
import type { WalletGroup } from '../wallets/Wallet.ts'

export type WalletsSource = readonly WalletGroup[] | (() => Promise<readonly WalletGroup[]>)

/** The whole catalogue; until it is loaded its first groups, which fill the list. */
export const loadDefaultGroups = async () => (await import('../wallets/defaultGroups.ts')).defaultGroups

const NONE: readonly WalletGroup[] = []

/** The list, made of wagmi's connectors, the catalogue (loaded on demand) and what was used before. */
export function useWalletSections(source: WalletsSource, store: DialogStore, environment: Environment) {
  const connectors = useConnectors()
  const config = useConfig()
  const [loaded, setLoaded] = useState<readonly WalletGroup[]>()
  const groups = typeof source === 'function' ? loaded : source
  const { recentWallets } = useSyncExternalStore(store.subscribe, store.read, store.read)

  const prepare = useCallback(() => {
    // Without the catalogue the installed wallets still work; the next opening tries again.
    if (typeof source === 'function') source().then(setLoaded, () => undefined)
  }, [source])

  const sections = useMemo(
    () =>
      buildWalletList({
        connectors,
        environment,
        groups: groups ?? (source === loadDefaultGroups ? firstGroups : NONE),
        injected: findInjected({
          announced: (config._internal.mipd?.getProviders() ?? []).map(({ provider }) => provider),
          connectors,
          ethereum: typeof window === 'undefined' ? undefined : Reflect.get(window, 'ethereum'),
        }),
        recentIds: recentWallets,
      }),
    [config, connectors, environment, groups, recentWallets, source],
  )
  return { isLoadingWallets: groups === undefined, prepare, sections }
}
