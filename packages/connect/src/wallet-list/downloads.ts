import type { SetupPath, Wallet } from '../wallets/Wallet.ts'
import type { Environment } from './Environment.ts'
import type { WalletItem } from './WalletItem.ts'

/** The download URL of a wallet for this browser, system or phone. */
export function getDownload(wallet: Wallet, path: SetupPath, environment: Environment): string | undefined {
  const { downloads = {} } = wallet
  switch (path) {
    case 'extension':
      return getExtension(wallet, environment)
    case 'desktop':
      return getDesktop(wallet, environment)
    case 'mobile':
      if (environment.platform === 'android') return downloads.android ?? downloads.mobile
      if (environment.platform === 'ios') return downloads.ios ?? downloads.mobile
      return downloads.mobile ?? downloads.android ?? downloads.ios
  }
}

function getExtension({ downloads = {} }: Wallet, { browser, isMobile }: Environment): string | undefined {
  if (isMobile) return undefined
  switch (browser) {
    case 'edge':
      return downloads.edge ?? downloads.chrome ?? downloads.extension
    case 'opera':
      return downloads.opera ?? downloads.chrome ?? downloads.extension
    case 'firefox':
      return downloads.firefox
    case 'safari':
      return downloads.safari
    case 'brave':
    case 'chrome':
      return downloads.chrome ?? downloads.extension
    case 'other':
      return downloads.extension
  }
}

function getDesktop({ downloads = {} }: Wallet, { platform }: Environment): string | undefined {
  switch (platform) {
    case 'linux':
      return downloads.linux ?? downloads.desktop
    case 'macos':
      return downloads.macos ?? downloads.desktop
    case 'windows':
      return downloads.windows ?? downloads.desktop
    case 'other':
      return downloads.desktop
    case 'android':
    case 'ios':
      return undefined
  }
}

/** By link, or by hand in an app that connects the pages of its own browser: it has no pairing. */
export const canOpenInside = (wallet: Wallet, environment: Environment): boolean =>
  wallet.browse !== undefined ||
  (wallet.deepLinks === undefined && getDownload(wallet, 'mobile', environment) !== undefined)

/**
 * Installation options that lead to a connection here. Most apps need a pairing, by QR code from another device or by
 * deep link on this one. Without a relay, a phone can still open the page inside the app.
 */
export function listPaths({ reach, wallet }: WalletItem, environment: Environment): SetupPath[] {
  const isPaired = reach !== 'none'
  const works: Record<SetupPath, boolean> = {
    desktop: isPaired || wallet.deepLinks === undefined,
    extension: true,
    mobile: isPaired || (environment.isMobile && canOpenInside(wallet, environment)),
  }
  const paths: readonly SetupPath[] = ['extension', 'mobile', 'desktop']
  return paths.filter((path) => works[path] && getDownload(wallet, path, environment) !== undefined)
}

export type Download = { path: SetupPath; url: string }

/** Downloads of a wallet that lead to a connection from here. */
export function listDownloads(item: WalletItem, environment: Environment): Download[] {
  return listPaths(item, environment).flatMap((path) => {
    const url = getDownload(item.wallet, path, environment)
    return url === undefined ? [] : [{ path, url }]
  })
}
