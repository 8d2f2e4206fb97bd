import type { Config } from 'wagmi'
import { defaultGroups } from '../wallets/defaultGroups.ts'
import type { WalletGroup } from '../wallets/Wallet.ts'
import { type BuildWalletListParameters, buildWalletList } from './buildWalletList.ts'
import { findInjected } from './findInjected.ts'
import type { WalletSection } from './WalletItem.ts'

export type ListWalletsParameters = Pick<BuildWalletListParameters, 'environment' | 'recentIds'> & {
  config: Config
  /** @default the full catalogue */
  groups: readonly WalletGroup[] | undefined
}

/** This page's list: connectors, injected wallets, catalogue and recent wallets. */
export function listWallets({ config, environment, groups, recentIds }: ListWalletsParameters): WalletSection[] {
  const { connectors } = config
  return buildWalletList({
    connectors,
    environment,
    groups: groups ?? defaultGroups,
    injected: findInjected({
      announced: (config._internal.mipd?.getProviders() ?? []).map(({ provider }) => provider),
      connectors,
      ethereum: typeof window === 'undefined' ? undefined : Reflect.get(window, 'ethereum'),
    }),
    recentIds,
  })
}
