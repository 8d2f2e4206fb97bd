import type { Environment } from './Environment.ts'
import { getDownload } from './getDownload.ts'
import type { WalletItem } from './WalletItem.ts'

/** What happens when a wallet is chosen here. */
export type ConnectPlan =
  | { kind: 'extension' | 'popup' | 'frame' | 'qr' | 'deepLink' }
  | { kind: 'missing'; status: 'notInstalled' | 'notAvailable' | 'unsupportedBrowser' }

export function planConnection({ reach, wallet }: WalletItem, environment: Environment): ConnectPlan {
  switch (reach) {
    case 'extension':
    case 'popup':
    case 'frame':
      return { kind: reach }
    case 'walletConnect':
      return { kind: environment.isMobile && wallet.id !== 'walletConnect' ? 'deepLink' : 'qr' }
    case 'none': {
      if (getDownload(wallet, 'extension', environment) || getDownload(wallet, 'desktop', environment))
        return { kind: 'missing', status: 'notInstalled' }
      const { chrome, edge, firefox, opera, safari } = wallet.downloads ?? {}
      const isForOtherBrowsers = !environment.isMobile && [chrome, edge, firefox, opera, safari].some(Boolean)
      return { kind: 'missing', status: isForOtherBrowsers ? 'unsupportedBrowser' : 'notAvailable' }
    }
  }
}
