import type { SetupPath } from '../wallets/Wallet.ts'
import type { Environment } from './Environment.ts'
import { getDownload } from './getDownload.ts'
import type { WalletItem } from './WalletItem.ts'

/**
 * The ways to get this wallet that end in a connection here. Most apps are reached by a pairing: on another device by a
 * code, on this one by a link. Without a relay there is none; on a phone the page can still be opened inside of the app.
 */
export function listPaths({ reach, wallet }: WalletItem, environment: Environment): SetupPath[] {
  const isPaired = reach !== 'none'
  const works: Record<SetupPath, boolean> = {
    desktop: isPaired || wallet.deepLinks === undefined,
    extension: true,
    mobile: isPaired || environment.isMobile,
  }
  const paths: readonly SetupPath[] = ['extension', 'mobile', 'desktop']
  return paths.filter((path) => works[path] && getDownload(wallet, path, environment) !== undefined)
}
