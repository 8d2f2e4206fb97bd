import type { Wallet } from '../Wallet.ts'

export const walletConnect: Wallet = {
  deepLinks: {},
  icon: new URL('../../icons/walletconnect.svg?no-inline', import.meta.url).href,
  id: 'walletConnect',
  name: 'WalletConnect',
}
