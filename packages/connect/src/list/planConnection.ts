import type { Environment } from './Environment.ts'
import { listPaths } from './listPaths.ts'
import type { WalletItem } from './WalletItem.ts'

/** What happens when a wallet is chosen here. */
export type ConnectPlan =
  | { kind: 'extension' | 'popup' | 'frame' | 'qr' | 'deepLink' }
  | { kind: 'missing'; status: 'notInstalled' | 'notAvailable' | 'unsupportedBrowser' }

export function planConnection(item: WalletItem, environment: Environment): ConnectPlan {
  const { reach, wallet } = item
  switch (reach) {
    case 'extension':
    case 'popup':
    case 'frame':
      return { kind: reach }
    case 'walletConnect':
      return { kind: environment.isMobile && wallet.id !== 'walletConnect' ? 'deepLink' : 'qr' }
    case 'none': {
      if (!environment.isMobile && listPaths(item, environment).length > 0)
        return { kind: 'missing', status: 'notInstalled' }
      const { chrome, edge, firefox, opera, safari } = wallet.downloads ?? {}
      const isForOtherBrowsers = !environment.isMobile && [chrome, edge, firefox, opera, safari].some(Boolean)
      return { kind: 'missing', status: isForOtherBrowsers ? 'unsupportedBrowser' : 'notAvailable' }
    }
  }
}
