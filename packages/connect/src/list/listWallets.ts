import type { Config } from 'wagmi'
import { firstGroups } from '../wallets/firstGroups.ts'
import type { WalletGroup } from '../wallets/Wallet.ts'
import { type BuildWalletListParameters, buildWalletList } from './buildWalletList.ts'
import { findInjected } from './findInjected.ts'
import type { WalletSection } from './WalletItem.ts'

export type ListWalletsParameters = Pick<BuildWalletListParameters, 'environment' | 'recentIds'> & {
  config: Config
  /** `first`: those of the whole catalogue that fill the list until all of it is loaded. */
  groups: readonly WalletGroup[] | 'first'
}

/** The list of this page: what its connectors reach, what sits on it, what is known, what was used before. */
export function listWallets({ config, environment, groups, recentIds }: ListWalletsParameters): WalletSection[] {
  const { connectors } = config
  return buildWalletList({
    connectors,
    environment,
    groups: groups === 'first' ? firstGroups : groups,
    injected: findInjected({
      announced: (config._internal.mipd?.getProviders() ?? []).map(({ provider }) => provider),
      connectors,
      ethereum: typeof window === 'undefined' ? undefined : Reflect.get(window, 'ethereum'),
    }),
    recentIds,
  })
}
