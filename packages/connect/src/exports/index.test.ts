import { expect, test } from 'vitest'
import * as coinbase from './coinbase.ts'
import * as config from './config.ts'
import * as frame from './frame.ts'
import * as main from './index.ts'
import * as names from './names.ts'
import * as passkey from './passkey.ts'
import * as walletConnect from './walletconnect.ts'

test('default: what the package offers', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "AuthenticationRequestError",
      "Avatar",
      "CLOSED",
      "ChainNotConfiguredError",
      "ConnectButton",
      "ConnectError",
      "ConnectProvider",
      "ConnectorNotFoundError",
      "DEFAULT_CHAINS",
      "HeadlessConnectProvider",
      "LOCALES",
      "NoAccountError",
      "PrepareMessageError",
      "ResourceUnavailableError",
      "SafeInfoUnavailableError",
      "SignMessageError",
      "SwitchChainFailedError",
      "SwitchChainUnsupportedError",
      "UserRejectedError",
      "VerifySignatureError",
      "WalletButton",
      "WalletSdkMissingError",
      "WalletTimeoutError",
      "classifyFailure",
      "createConnectConfig",
      "createConnectQueryClient",
      "createDialogStore",
      "createServiceAuthentication",
      "createTransport",
      "en",
      "injectedWallets",
      "listErrorCodes",
      "loadMessages",
      "loadOnUse",
      "pickLocale",
      "reduce",
      "requestPermissions",
      "safe",
      "switchNetwork",
      "toChain",
      "toChainEntity",
      "toConnectorError",
      "useAccountName",
      "useConnectContext",
      "useConnectDialog",
      "useConnectWallet",
      "useConnectionResult",
      "useRecentTransactions",
      "useWalletRequests",
      "watchAsset",
    ]
  `)
  expect(Object.keys(config).sort()).toEqual([
    'DEFAULT_CHAINS',
    'createConnectConfig',
    'createConnectQueryClient',
    'createTransport',
    'injectedWallets',
    'loadOnUse',
    'safe',
    'toChain',
    'toChainEntity',
  ])
  expect(Object.keys(walletConnect)).toEqual(['walletConnect'])
  expect(Object.keys(coinbase)).toEqual(['coinbase'])
  expect(Object.keys(passkey).sort()).toEqual([
    'PasskeyAnswerError',
    'PasskeyCannotSendError',
    'PasskeySiteError',
    'PasskeyUnavailableError',
    'createPasskey',
    'isPasskeyAvailable',
    'passkey',
    'signWithPasskey',
  ])
  expect(Object.keys(frame).sort()).toEqual(['DialogFrame', 'injectedWallets', 'restoreWallet'])
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "AvatarChainError",
      "AvatarNotOwnedError",
      "InvalidMetadataError",
      "InvalidNftUriError",
      "UnresolvableUriError",
      "UnsupportedNamespaceError",
      "ensNames",
      "lookUpAvatar",
      "lookUpName",
      "parseNftUri",
      "resolveAvatar",
      "toFetchableUri",
    ]
  `)
})
