import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { AboutChainSchema, AboutSchema, BackboneSchema, IndexingStatusSchema } from './AboutSchema.ts'
import { AuthNonceSchema, AuthSessionSchema } from './AuthSchema.ts'
import { BalancesSchema } from './BalancesSchema.ts'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { ChainInfoSchema, GasPriceOracleSchema, RpcUriSchema } from './ChainInfoSchema.ts'
import { CollectibleSchema } from './CollectibleSchema.ts'
import { ConfirmationViewRequestSchema, ConfirmationViewSchema, ContractInfoSchema } from './ConfirmationViewSchema.ts'
import { CreationInfoSchema } from './CreationInfoSchema.ts'
import { DataDecodedSchema, DecodingAccuracySchema } from './DataDecodedSchema.ts'
import { defaultCurrency, FiatCodesSchema } from './FiatCodesSchema.ts'
import { CreateMessageRequestSchema, MessageSchema } from './MessageSchema.ts'
import {
  DeleteSubscriptionsRequestSchema,
  RegisterDeviceRequestSchema,
  SubscribedDeviceSchema,
  SubscriptionSchema,
} from './NotificationSchema.ts'
import { ConfirmRequestSchema } from './ProposeRequestSchema.ts'
import { SafeAppSchema } from './SafeAppSchema.ts'
import { ImplementationVersionStateSchema } from './SafeInfoSchema.ts'
import { TokenTypeSchema } from './TokenInfoSchema.ts'
import { ConflictTypeSchema } from './TransactionDetailsSchema.ts'
import { TypedDataSchema } from './TypedDataSchema.ts'
import { WebhookDeviceSchema, WebhookEventSchema, webhookEventTypes } from './WebhookSchema.ts'

const address = getAddress('0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1')
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'cd'.repeat(65)}`
const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const ex = { value: address, name: 'Ada', logoUri: 'https://logo' }
const rpc = { authentication: 'API_KEY_PATH', value: 'https://rpc' }
const time = '2026-01-02T03:04:05+01:00'
const decoded = { method: 'f', parameters: [{ name: 'x', type: 'uint256', value: '1' }], accuracy: 'NO_MATCH' }

const chain = {
  chainId: '1',
  chainName: 'Ethereum',
  shortName: 'eth',
  description: 'Mainnet',
  l2: true,
  isTestnet: true,
  zk: true,
  chainLogoUri: 'https://logo',
  transactionService: 'https://service',
  rpcUri: rpc,
  safeAppsRpcUri: { authentication: 'UNKNOWN', value: 'https://apps' },
  publicRpcUri: { authentication: 'NO_AUTHENTICATION', value: 'https://public' },
  blockExplorerUriTemplate: { address: 'https://x/{{address}}', txHash: 'https://x/{{txHash}}', api: 'https://api' },
  beaconChainExplorerUriTemplate: { publicKey: 'https://beacon' },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: 'https://eth' },
  theme: { textColor: '#111111', backgroundColor: '#222222' },
  ensRegistryAddress: address,
  gasPrice: [{ type: 'unknown' }],
  disabledWallets: ['x'],
  features: ['EIP1559'],
  balancesProvider: { chainName: 'mainnet', enabled: true },
  recommendedMasterCopyVersion: '1.4.1',
  relayer: null,
  contractAddresses: {
    safeSingletonAddress: address,
    safeProxyFactoryAddress: address,
    multiSendAddress: address,
    multiSendCallOnlyAddress: address,
    fallbackHandlerAddress: address,
    signMessageLibAddress: address,
    createCallAddress: address,
    simulateTxAccessorAddress: address,
    safeWebAuthnSignerFactoryAddress: address,
  },
}
const app = {
  id: 1,
  url: 'https://app',
  name: 'App',
  iconUrl: 'https://icon',
  description: 'x',
  chainIds: ['1'],
  provider: { url: 'https://provider', name: 'P' },
  accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['https://a'] },
  tags: ['t'],
  features: ['BATCHED_TRANSACTIONS'],
  socialProfiles: [{ platform: 'TWITTER', url: 'https://t' }],
  developerWebsite: 'https://dev',
  featured: true,
}
const message = {
  messageHash: hash,
  status: 'NEEDS_CONFIRMATION',
  logoUri: 'https://logo',
  name: 'App',
  message: 'text',
  creationTimestamp: 1,
  modifiedTimestamp: 2,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: ex,
  confirmations: [{ owner: ex, signature }],
  preparedSignature: signature,
  origin: '{"url":"https://app"}',
}
const device = {
  uuid,
  cloudMessagingToken: 'token:APA91~!',
  buildNumber: '1',
  bundle: 'b',
  deviceType: 'IOS',
  version: '1',
  timestamp: '1700000000',
  safeRegistrations: [{ chainId: '1', safes: [address], signatures: [signature] }],
}
const subscription = { chainId: '1', deviceUuid: uuid, safeAddress: address, signerAddress: address }

const about = { name: 'Countersign', version: '1', buildNumber: '2' }
const backbone = {
  name: 'x',
  version: '1',
  api_version: '1',
  secure: true,
  host: 'host',
  headers: ['h'],
  settings: { a: 1 },
}
const gas = {
  status: '1',
  message: 'OK',
  result: {
    LastBlock: '1234',
    SafeGasPrice: '10',
    ProposeGasPrice: '10.5',
    FastGasPrice: '12.000000001',
    suggestBaseFee: '9.99',
    gasUsedRatio: '0.5,0.6',
  },
}

const answers: [string, z.ZodType, unknown][] = [
  ['about', AboutSchema, about],
  ['about a chain', AboutChainSchema, { ...about, transactionServiceBaseUri: 'https://service' }],
  ['backbone', BackboneSchema, backbone],
  ['confirmation view request', ConfirmationViewRequestSchema, { data: '0xab', operation: 1, to: address, value: '5' }],
  ['confirmation view', ConfirmationViewSchema, { ...decoded, type: 'GENERIC' }],
  ['gas price', GasPriceOracleSchema, gas],
  ['session', AuthSessionSchema, { id: 'x', authMethod: 'siwe', signerAddress: address, chainId: '1' }],
  ['chain', ChainInfoSchema, chain],
  ['app', SafeAppSchema, app],
  [
    'collectible',
    CollectibleSchema,
    {
      address,
      tokenName: 'Ape',
      tokenSymbol: 'APE',
      logoUri: 'https://logo',
      id: '7',
      uri: 'ipfs://x',
      name: 'Ape 7',
      description: 'An ape',
      imageUri: 'ipfs://y',
      metadata: { a: 1 },
    },
  ],
  [
    'contract',
    ContractInfoSchema,
    {
      address,
      name: 'Token',
      displayName: 'The token',
      logoUri: 'https://logo',
      contractAbi: { abi: [{ type: 'function', name: 'f' }] },
      trustedForDelegateCall: true,
    },
  ],
  [
    'creation',
    CreationInfoSchema,
    {
      created: time,
      creator: address,
      transactionHash: hash,
      factoryAddress: address,
      masterCopy: address,
      setupData: '0xab',
      saltNonce: '5',
      dataDecoded: decoded,
    },
  ],
  [
    'indexing',
    IndexingStatusSchema,
    { currentBlockNumber: 1, currentBlockTimestamp: '2026-01-02', synced: false, lastSync: 3 },
  ],
  ['message', MessageSchema, message],
  ['new message', CreateMessageRequestSchema, { message: 'text', safeAppId: 1, signature, origin: 'https://app' }],
  ['device', RegisterDeviceRequestSchema, device],
  ['subscribed device', SubscribedDeviceSchema, { deviceUuid: uuid }],
  ['subscription', SubscriptionSchema, [{ name: 'INCOMING_ETHER' }]],
  ['deleted subscriptions', DeleteSubscriptionsRequestSchema, { subscriptions: [subscription] }],
  ['device of a webhook', WebhookDeviceSchema, { account: address, token: 't', type: 'WEB', uuid }],
]

test.each(answers)('default: %s with every field passes unchanged', (_name, schema, value) => {
  expect(schema.parse(value)).toEqual(value)
})

describe('events', () => {
  const place = { address, chainId: '1', timestamp: time }
  const transfer = { txHash: hash, value: '5' }
  const token = { ...transfer, tokenAddress: address, tokenId: '7' }
  const events = [
    { ...place, type: 'DELETED_MULTISIG_TRANSACTION', safeTxHash: hash },
    { ...place, type: 'EXECUTED_MULTISIG_TRANSACTION', failed: false, safeTxHash: hash, txHash: hash },
    { ...place, type: 'INCOMING_ETHER', ...transfer },
    { ...place, type: 'INCOMING_TOKEN', ...token },
    { ...place, type: 'KEY_CHECK_OVERDUE', lastSeenAt: null, owner: address },
    { ...place, type: 'MESSAGE_CONFIRMATION', messageHash: hash, owner: address },
    { ...place, type: 'MESSAGE_CREATED', messageHash: hash },
    { ...place, type: 'MODULE_TRANSACTION', module: address, txHash: hash },
    { ...place, type: 'NEW_CONFIRMATION', owner: address, safeTxHash: hash },
    { ...place, type: 'OUTGOING_ETHER', ...transfer, value: null },
    { ...place, type: 'OUTGOING_TOKEN', ...token, tokenId: null },
    { ...place, type: 'PENDING_MULTISIG_TRANSACTION', safeTxHash: hash },
    { ...place, type: 'SAFE_CREATED', blockNumber: 5, txHash: hash },
  ]
  test('default: every event, and no other', () => {
    for (const event of events) expect(WebhookEventSchema.parse(event)).toEqual(event)
    expect(webhookEventTypes).toEqual(events.map(({ type }) => type))
    expect(WebhookEventSchema.safeParse({ ...place, type: 'OTHER' }).success).toBe(false)
  })
})

test('behavior: values that are new to us become UNKNOWN, those that we know stay', () => {
  expect(RpcUriSchema.parse({ ...rpc, authentication: 'NEW' }).authentication).toBe('UNKNOWN')
  for (const accuracy of DecodingAccuracySchema.options)
    expect(DataDecodedSchema.parse({ ...decoded, accuracy })).toEqual({ ...decoded, accuracy })
  expect(DecodingAccuracySchema.options).toEqual([
    'FULL_MATCH',
    'PARTIAL_MATCH',
    'ONLY_FUNCTION_MATCH',
    'NO_MATCH',
    'UNKNOWN',
  ])
  expect(DataDecodedSchema.parse({ ...decoded, accuracy: 'NEW' }).accuracy).toBe('UNKNOWN')
  for (const type of ['NO_RESTRICTIONS', 'DOMAIN_ALLOWLIST', 'UNKNOWN'])
    expect(SafeAppSchema.parse({ ...app, accessControl: { type, value: null } }).accessControl.type).toBe(type)
  expect(ChainInfoSchema.parse({ ...chain, gasPrice: [{ type: 'unknown', x: 1 }] }).gasPrice).toEqual([
    { type: 'unknown' },
  ])
  expect(ChainInfoSchema.parse({ ...chain, relayer: 'gelato' }).relayer).toBeNull()
})

test('default: the enumerations of the specification', () => {
  expect(ConflictTypeSchema.options).toEqual(['None', 'HasNext', 'End'])
  expect(ImplementationVersionStateSchema.options).toEqual(['UP_TO_DATE', 'OUTDATED', 'UNKNOWN'])
  expect(TokenTypeSchema.options).toEqual(['ERC20', 'ERC721', 'NATIVE_TOKEN', 'NATIVE_COIN', 'UNKNOWN'])
  expect(defaultCurrency).toBe('usd')
})

/** What a field refuses, and the sentence of the refusal. */
const refusals: [string, z.ZodType, unknown, string][] = [
  ['nonce with a dash', AuthNonceSchema, { nonce: 'abcdef12-' }, 'Invalid nonce'],
  ['nonce after a space', AuthNonceSchema, { nonce: ' abcdef12' }, 'Invalid nonce'],
  ['chain id with letters', ChainIdSchema, '1x', 'Invalid chain id: expected a positive integer'],
  ['currency of two words', FiatCodesSchema, ['US D'], 'Invalid currency code'],
  ['currency in lower case at its start', FiatCodesSchema, ['uSD'], 'Invalid currency code'],
  ['currency with a sign at its end', FiatCodesSchema, ['USD$'], 'Invalid currency code'],
  ['fiat amount', BalancesSchema, { fiatTotal: 'x', items: [] }, 'Invalid fiat amount'],
  ['token after a space', RegisterDeviceRequestSchema, { ...device, cloudMessagingToken: ' t' }, 'Invalid token'],
  ['token before a space', RegisterDeviceRequestSchema, { ...device, cloudMessagingToken: 't ' }, 'Invalid token'],
  ['time with letters', RegisterDeviceRequestSchema, { ...device, timestamp: '17x' }, 'Invalid timestamp'],
]

test.each(refusals)('error: %s', (_name, schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues.map(({ message: text }) => text)).toEqual([sentence])
})

test('behavior: about, what may be left out', () => {
  expect(AboutSchema.parse({ name: 'x' })).toEqual({ name: 'x', version: null, buildNumber: null })
  const { headers: _headers, settings: _settings, ...rest } = backbone
  expect(BackboneSchema.parse(rest)).toEqual({ ...rest, headers: null, settings: null })
})

test('error: prices of gas that are no plain decimals', () => {
  const accepts = (change: object) =>
    GasPriceOracleSchema.safeParse({ ...gas, result: { ...gas.result, ...change } }).success
  for (const price of ['', '1.', '.5', '1e9', '-1', '1.2.3', ' 1', '1 '])
    expect([price, accepts({ FastGasPrice: price })]).toEqual([price, false])
  for (const block of ['', '0x1', '1 ', ' 1']) expect([block, accepts({ LastBlock: block })]).toEqual([block, false])
  const wrong = GasPriceOracleSchema.safeParse({ ...gas, result: { ...gas.result, FastGasPrice: 'x' } })
  expect(wrong.error?.issues.map(({ message: text }) => text)).toEqual(['Invalid price of gas'])
})

test('error: times without a zone', () => {
  const local = '2026-01-02T03:04:05'
  const creation = { creator: address, transactionHash: hash, factoryAddress: address }
  expect(CreationInfoSchema.safeParse({ ...creation, created: local }).success).toBe(false)
})

test('error: how many subscriptions may be deleted', () => {
  const accepts = (length: number) =>
    DeleteSubscriptionsRequestSchema.safeParse({ subscriptions: Array.from({ length }, () => subscription) }).success
  expect([0, 1, 1000, 1001].map(accepts)).toEqual([false, true, true, false])
})

test('error: issues of our own are custom ones', () => {
  expect(ConfirmRequestSchema.safeParse({}).error?.issues).toMatchObject([{ code: 'custom', path: ['signature'] }])
  const typed = { domain: {}, types: {}, primaryType: 'Mail', message: {} }
  expect(TypedDataSchema.safeParse(typed).error?.issues).toMatchObject([{ code: 'custom', path: ['primaryType'] }])
})

test('behavior: the type that nothing refers to is the primary one, whatever brackets names contain', () => {
  const types = { 'A[2]B': [{ name: 'x', type: 'uint256' }], Mail: [{ name: 'to', type: 'A[2]B[]' }] }
  expect(TypedDataSchema.parse({ domain: {}, types, message: {} }).primaryType).toBe('Mail')
})
