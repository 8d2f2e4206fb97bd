import type { Wallet } from '../wallets/Wallet.ts'
import { canOpenInside, getDownload, listPaths } from './downloads.ts'
import type { Environment } from './Environment.ts'
import type { WalletItem } from './WalletItem.ts'

/** What selecting a wallet does. */
export type ConnectPlan =
  | { kind: 'device' | 'extension' | 'popup' | 'frame' | 'qr' | 'deepLink' }
  | { kind: 'missing'; status: 'notFound' | 'notInstalled' | 'notAvailable' | 'openInside' | 'unsupportedBrowser' }

export function planConnection(item: WalletItem, environment: Environment): ConnectPlan {
  const { reach, wallet } = item
  switch (reach) {
    case 'device':
    case 'extension':
    case 'popup':
    case 'frame':
      return { kind: reach }
    case 'walletConnect':
      return { kind: environment.isMobile && wallet.id !== 'walletConnect' ? 'deepLink' : 'qr' }
    case 'none':
      return {
        kind: 'missing',
        status: environment.isMobile ? explainOnPhone(wallet, environment) : explain(item, environment),
      }
  }
}

type Missing = Extract<ConnectPlan, { kind: 'missing' }>['status']

/** A page cannot detect phone apps, but can open itself in their browser. */
const explainOnPhone = (wallet: Wallet, environment: Environment): Missing =>
  canOpenInside(wallet, environment) ? 'openInside' : 'notAvailable'

/** Whether selecting the wallet can lead to a connection on this phone. Extensions and desktop apps cannot. */
export function worksOnPhone({ reach, wallet }: WalletItem, environment: Environment): boolean {
  if (reach === 'none') return canOpenInside(wallet, environment)
  if (reach !== 'walletConnect' || wallet.id === 'walletConnect') return true
  const { android, ios } = wallet.deepLinks ?? {}
  const link = environment.platform === 'ios' ? ios : android
  return link !== undefined || getDownload(wallet, 'mobile', environment) !== undefined
}

function explain(item: WalletItem, environment: Environment): Missing {
  const { android, chrome, edge, firefox, ios, mobile, opera, safari } = item.wallet.downloads ?? {}
  // A wallet on the phone exists already: only the extension is missing.
  if (listPaths(item, environment).length > 0)
    return android || ios || mobile || item.wallet.deepLinks ? 'notFound' : 'notInstalled'
  return [chrome, edge, firefox, opera, safari].some(Boolean) ? 'unsupportedBrowser' : 'notAvailable'
}
