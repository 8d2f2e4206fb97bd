import { expect, test } from 'vitest'
import * as coinbase from './coinbase.ts'
import * as config from './config.ts'
import * as frame from './frame.ts'
import * as main from './index.ts'
import * as ledger from './ledger.ts'
import * as ledgerProtocol from './ledger-protocol.ts'
import * as names from './names.ts'
import * as passkey from './passkey.ts'
import * as qrDevice from './qr-device.ts'
import * as signingCodes from './signing-codes.ts'
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
  expect(Object.keys(ledger)).toEqual(['ledger'])
  expect(Object.keys(ledgerProtocol).sort()).toEqual([
    'ApduStatusError',
    'LEDGER_VENDOR',
    'createFrameReader',
    'getLedgerAddress',
    'getRunningApp',
    'sendTypedData',
    'signLedgerHashes',
    'signLedgerTypedData',
    'toFrames',
    'toLedgerError',
  ])
  expect(Object.keys(qrDevice)).toEqual(['qrDevice'])
  expect(Object.keys(signingCodes).sort()).toEqual([
    'HardwareError',
    'SIGN_REQUEST',
    'acceptDeviceSignature',
    'createUrParts',
    'createUrReader',
    'decodeDeviceKeys',
    'decodeSignature',
    'deriveAccount',
    'encodeSignRequest',
    'formatPath',
    'hasManyAccounts',
    'parsePath',
    'parseTypedData',
    'toAccountPath',
  ])
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
