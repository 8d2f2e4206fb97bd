import { expect, test } from 'vitest'
import * as frame from './frame.ts'
import * as main from './index.ts'
import * as names from './names.ts'

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
      "LOCALES",
      "PrepareMessageError",
      "ResourceUnavailableError",
      "SafeInfoUnavailableError",
      "SignMessageError",
      "SwitchChainFailedError",
      "SwitchChainUnsupportedError",
      "UserRejectedError",
      "VerifySignatureError",
      "WalletSdkMissingError",
      "WalletTimeoutError",
      "classifyFailure",
      "coinbase",
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
      "useConnectionResult",
      "useRecentTransactions",
      "useWalletRequests",
      "walletConnect",
      "watchAsset",
    ]
  `)
  expect(Object.keys(frame).sort()).toEqual(['DialogFrame', 'injectedWallets'])
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "AvatarChainError",
      "AvatarNotOwnedError",
      "InvalidMetadataError",
      "InvalidNftUriError",
      "UnresolvableUriError",
      "UnsupportedNamespaceError",
      "lookUpAvatar",
      "lookUpName",
      "parseNftUri",
      "resolveAvatar",
      "toFetchableUri",
    ]
  `)
})
