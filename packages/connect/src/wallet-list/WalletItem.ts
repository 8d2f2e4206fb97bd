import type { Wallet } from '../wallets/Wallet.ts'

export type Reach = 'device' | 'extension' | 'walletConnect' | 'popup' | 'frame' | 'none'

export type WalletItem = {
  id: string
  name: string
  icon?: string | undefined
  reach: Reach
  /** The wagmi connector; absent when the wallet cannot be reached. */
  connectorUid?: string | undefined
  /** The catalogue's data, for known brands. */
  wallet: Wallet
}

export type WalletSection = { name: string; items: readonly WalletItem[] }
