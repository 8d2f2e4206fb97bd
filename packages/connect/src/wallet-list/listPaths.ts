import type { SetupPath } from '../wallets/Wallet.ts'
import type { Environment } from './Environment.ts'
import { getDownload } from './getDownload.ts'
import type { WalletItem } from './WalletItem.ts'

/**
 * Installation options that lead to a connection here. Most apps need a pairing, by QR code from another device or by
 * deep link on this one. Without a relay, a phone can still open the page inside the app.
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
