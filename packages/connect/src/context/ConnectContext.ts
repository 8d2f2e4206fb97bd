import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Address } from 'viem'
import type { ConnectionResult } from '../connection/ConnectionResult.ts'
import type { StartKey } from '../messages/enStart.ts'
import type { Translate } from '../messages/format.ts'
import type { Locale } from '../messages/locales.ts'
import type { NameLookups } from '../names/lookUpName.ts'
import type { Gateways } from '../names/toFetchableUri.ts'
import type { AuthenticationStatus } from '../sign-in/AuthenticationAdapter.ts'
import type { DialogAction, DialogState } from '../state/DialogState.ts'
import type { DialogStore } from '../storage/createDialogStore.ts'
import type { ThemeProps } from '../theme/Theme.ts'
import type { Environment } from '../wallet-list/Environment.ts'
import type { WalletItem, WalletSection } from '../wallet-list/WalletItem.ts'
import type { Marks } from '../wallets/loadMarks.ts'

/** Draws an account. `image` is the looked-up avatar; `size` its edge in pixels. */
export type AvatarComponent = ComponentType<{ address: Address; image: string | undefined; size: 24 | 72 }>

/** Addresses of pictures, by chain id; a policy must allow them. */
export type ChainIcons = Readonly<Partial<Record<number, string>>>

export type Layout = 'wide' | 'compact' | 'mobile'

/** State and actions of the views; provided by ConnectProvider. */
export type ConnectContextValue = {
  appName: string
  /** The app's own avatar component. */
  avatar: AvatarComponent | undefined
  /** The app's own pictures of chains, by id. */
  chainIcons: ChainIcons | undefined
  authentication: AuthenticationStatus
  connection: ConnectionResult
  disclaimer: ReactNode
  environment: Environment
  gateways: Gateways
  isLoadingWallets: boolean
  /** Locale of the displayed messages. */
  language: Locale
  layout: Layout
  learnMoreUrl: string | undefined
  lookups: NameLookups | undefined
  /** Pictures of the catalogue's brands, once they are loaded. */
  marks?: Marks | undefined
  /** The app's own name for an account; it overrides looked-up names. */
  nameOf(address: Address): string | undefined
  sections: readonly WalletSection[]
  state: DialogState
  store: DialogStore
  t: Translate
  themeProps: ThemeProps
  close(): void
  disconnect(): Promise<void>
  dispatch(action: DialogAction): DialogState
  open(view: 'list' | 'networks' | 'profile' | 'verify'): void
  pick(item: WalletItem): void
  /** When the dialog's code loads. */
  prefetch: 'press' | 'hover' | 'idle'
  /** Preloads the dialog and the catalogue. */
  prepare(): void
  signIn(): void
  signOut(): Promise<void>
  /** Whether the app requires a sign-in after every connection. */
  signInMode: 'offered' | 'required'
  switchNetwork(chainId: number): Promise<void>
}

export const ConnectContext = createContext<ConnectContextValue | undefined>(undefined)

export function useConnectContext(): ConnectContextValue {
  const value = useContext(ConnectContext)
  if (!value) throw new Error('This needs a <ConnectProvider> above it.')
  return value
}

/** The messages available before the dialog is loaded. */
export function useStartMessages(): Translate<StartKey> {
  return useConnectContext().t
}
