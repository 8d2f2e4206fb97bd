import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { SetupPath } from '../wallets/Wallet.ts'

export type ConnectStatus =
  | { status: 'opening' | 'connecting' | 'confirm' | 'continue' | 'accept' }
  | { status: 'scan'; uri: string }
  | { status: 'notFound' | 'notInstalled' | 'notAvailable' | 'openInside' | 'unsupportedBrowser' }
  | { status: 'rejected' | 'noAccount' | 'pending' | 'timedOut' | 'offline' | 'failed'; error: Error }

export type SignInStage = 'preparing' | 'signing' | 'verifying'

export type SignInStatus =
  | { status: 'preparing' }
  | { status: 'ready'; message: string }
  | { status: 'signing'; message: string }
  | { status: 'verifying'; message: string }
  | { status: 'failed'; stage: SignInStage; error: Error; message: string | null }

export type SwitchStatus =
  | { status: 'idle' }
  | { status: 'asking'; chainId: number }
  | { status: 'rejected' | 'pending' | 'unsupported' | 'failed'; chainId: number; error: Error }

export type View =
  | { view: 'list' }
  | { view: 'intro' }
  | { view: 'get' }
  | { view: 'options'; item: WalletItem }
  | { view: 'install'; item: WalletItem }
  | { view: 'instructions'; item: WalletItem; path: SetupPath }
  | { view: 'connect'; item: WalletItem; attempt: number; progress: ConnectStatus }
  | { view: 'verify'; progress: SignInStatus }
  | { view: 'networks'; progress: SwitchStatus }
  | { view: 'profile' }

/** Closed, or a stack of views: the last is shown, "Back" pops it. */
export type DialogState = { attempt: number; views: readonly View[] }

export type DialogAction =
  | { type: 'open'; view: 'list' | 'networks' | 'profile' | 'verify' }
  | { type: 'close' }
  | { type: 'back' }
  | {
      type: 'show'
      view: Extract<View, { view: 'intro' | 'get' | 'options' | 'install' | 'instructions' | 'networks' }>
    }
  | { type: 'pick'; item: WalletItem; progress: ConnectStatus }
  | { type: 'progress'; attempt: number; progress: ConnectStatus }
  | { type: 'signIn'; progress: SignInStatus }
  | { type: 'switch'; progress: SwitchStatus }
  | { type: 'switched' }
  | { type: 'connected'; mustSignIn: boolean }
  /** Connected on another chain than requested: the networks view comes before a sign-in. */
  | { type: 'connectedElsewhere' }
  /** The wallet of the last visit reconnected without a click. */
  | { type: 'restored' }
  | { type: 'disconnected' }

export const CLOSED: DialogState = { attempt: 0, views: [] }
