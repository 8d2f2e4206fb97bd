'use client'

export {
  type CreateConnectConfigParameters,
  createConnectConfig,
  createConnectQueryClient,
  DEFAULT_CHAINS,
} from '../chain/createConnectConfig.ts'
export { createTransport } from '../chain/createTransport.ts'
export { type ChainEntity, type ChainUrls, toChain, toChainEntity } from '../chain/toChain.ts'
export type { ConnectionResult } from '../connection/ConnectionResult.ts'
export { injectedWallets } from '../connectors/injectedWallets.ts'
export { loadOnUse } from '../connectors/loadOnUse.ts'
export { type SafeParameters, safe } from '../connectors/safe.ts'
export {
  type AvatarComponent,
  type ChainIcons,
  type ConnectContextValue,
  useConnectContext,
} from '../context/ConnectContext.ts'
export { ConnectError } from '../errors/ConnectError.ts'
export { classifyFailure, type FailureKind } from '../errors/classifyFailure.ts'
export {
  ChainNotConfiguredError,
  ConnectorNotFoundError,
  NoAccountError,
  ResourceUnavailableError,
  SafeInfoUnavailableError,
  SwitchChainFailedError,
  SwitchChainUnsupportedError,
  UserRejectedError,
  WalletSdkMissingError,
  WalletTimeoutError,
} from '../errors/connectorErrors.ts'
export { listErrorCodes } from '../errors/listErrorCodes.ts'
export { toConnectorError } from '../errors/toConnectorError.ts'
export { switchNetwork } from '../flow/switchNetwork.ts'
export { type AccountName, useAccountName } from '../hooks/useAccountName.ts'
export { useConnectDialog } from '../hooks/useConnectDialog.ts'
export { useConnectionResult } from '../hooks/useConnectionResult.ts'
export { type UseConnectWalletReturnType, useConnectWallet } from '../hooks/useConnectWallet.ts'
export { type UseRecentTransactionsReturnType, useRecentTransactions } from '../hooks/useRecentTransactions.ts'
export { type UseWalletRequestsReturnType, useWalletRequests } from '../hooks/useWalletRequests.ts'
export { en, type MessageKey, type Messages } from '../messages/en.ts'
export { LOCALES, type Locale, loadMessages, pickLocale } from '../messages/locales.ts'
export {
  type RequestPermissionsResult,
  requestPermissions,
  type WatchAssetParameters,
  type WatchAssetResult,
  watchAsset,
} from '../requests/walletRequests.ts'
export {
  ConnectProvider,
  HeadlessConnectProvider,
  type HeadlessConnectProviderProps,
} from '../shell/ConnectProvider.tsx'
export type { ConnectProviderProps } from '../shell/ConnectState.tsx'
export type { AuthenticationAdapter, AuthenticationStatus, Session } from '../sign-in/AuthenticationAdapter.ts'
export {
  AuthenticationRequestError,
  type CreateServiceAuthenticationParameters,
  createServiceAuthentication,
} from '../sign-in/createServiceAuthentication.ts'
export { PrepareMessageError, SignMessageError, VerifySignatureError } from '../sign-in/signInErrors.ts'
export {
  CLOSED,
  type ConnectStatus,
  type DialogAction,
  type DialogState,
  type SignInStatus,
  type SwitchStatus,
  type View,
} from '../state/DialogState.ts'
export { reduce } from '../state/reduce.ts'
export type { ConnectStep } from '../state/toConnectStep.ts'
export { createDialogStore, type DialogStore } from '../storage/createDialogStore.ts'
export type { Theme, ThemeTokens } from '../theme/Theme.ts'
export type { NewTransaction } from '../transactions/changeTransactions.ts'
export type { RecentTransaction, TransactionStatus } from '../transactions/RecentTransaction.ts'
export { Avatar } from '../ui/Avatar.tsx'
export { ConnectButton, type ConnectButtonProps } from '../views/ConnectButton.tsx'
export { WalletButton, type WalletButtonProps } from '../views/WalletButton.tsx'
export type { Download } from '../wallet-list/downloads.ts'
export type { WalletItem, WalletSection } from '../wallet-list/WalletItem.ts'
export type { Wallet, WalletGroup } from '../wallets/Wallet.ts'
