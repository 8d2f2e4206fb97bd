import type { Wallet } from '../wallets/Wallet.ts'
import type { Environment } from './Environment.ts'
import { listPaths } from './listPaths.ts'
import type { WalletItem } from './WalletItem.ts'

/** What happens when a wallet is chosen here. */
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

/** A page cannot know what is installed on a phone; its browser can be opened there. */
const explainOnPhone = ({ browse }: Wallet): Missing => (browse === undefined ? 'notAvailable' : 'openInside')

function explain(item: WalletItem, environment: Environment): Missing {
  const { android, chrome, edge, firefox, ios, mobile, opera, safari } = item.wallet.downloads ?? {}
  // Whoever has the app on a phone has the wallet: only the extension is missing here.
  if (listPaths(item, environment).length > 0)
    return android || ios || mobile || item.wallet.deepLinks ? 'notFound' : 'notInstalled'
  return [chrome, edge, firefox, opera, safari].some(Boolean) ? 'unsupportedBrowser' : 'notAvailable'
}
