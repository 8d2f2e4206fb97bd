import type { Wallet } from '../wallets/Wallet.ts'
import { listPaths } from './downloads.ts'
import type { Environment } from './Environment.ts'
import type { WalletItem } from './WalletItem.ts'

/** What selecting a wallet does. */
export type ConnectPlan =
  | { kind: 'extension' | 'popup' | 'frame' | 'qr' | 'deepLink' }
  | { kind: 'missing'; status: 'notFound' | 'notInstalled' | 'notAvailable' | 'openInside' | 'unsupportedBrowser' }

export function planConnection(item: WalletItem, environment: Environment): ConnectPlan {
  const { reach, wallet } = item
  switch (reach) {
    case 'extension':
    case 'popup':
    case 'frame':
      return { kind: reach }
    case 'walletConnect':
      return { kind: environment.isMobile && wallet.id !== 'walletConnect' ? 'deepLink' : 'qr' }
    case 'none':
      return { kind: 'missing', status: environment.isMobile ? explainOnPhone(wallet) : explain(item, environment) }
  }
}

type Missing = Extract<ConnectPlan, { kind: 'missing' }>['status']

/** A page cannot detect phone apps, but can open itself in their browser. */
const explainOnPhone = ({ browse }: Wallet): Missing => (browse === undefined ? 'notAvailable' : 'openInside')

function explain(item: WalletItem, environment: Environment): Missing {
  const { android, chrome, edge, firefox, ios, mobile, opera, safari } = item.wallet.downloads ?? {}
  // A wallet on the phone exists already: only the extension is missing.
  if (listPaths(item, environment).length > 0)
    return android || ios || mobile || item.wallet.deepLinks ? 'notFound' : 'notInstalled'
  return [chrome, edge, firefox, opera, safari].some(Boolean) ? 'unsupportedBrowser' : 'notAvailable'
}
