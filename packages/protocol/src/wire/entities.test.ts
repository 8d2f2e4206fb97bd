import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ApiErrorSchema } from './ApiErrorSchema.ts'
import { AuthNonceSchema, VerifyAuthRequestSchema } from './AuthSchema.ts'
import { BalancesSchema } from './BalancesSchema.ts'
import { ChainInfoSchema, chainFeatures } from './ChainInfoSchema.ts'
import { CollectiblePageSchema, CollectiblesSchema } from './CollectibleSchema.ts'
import { ContractInfoSchema } from './ContractInfoSchema.ts'
import { CreationInfoSchema } from './CreationInfoSchema.ts'
import { DataDecoderRequestSchema } from './DataDecoderRequestSchema.ts'
import {
  CreateDelegateRequestSchema,
  DelegateFilterSchema,
  DelegatePageSchema,
  DeleteDelegateRequestSchema,
} from './DelegateSchema.ts'
import { FiatCodesSchema } from './FiatCodesSchema.ts'
import { IndexingStatusSchema } from './IndexingStatusSchema.ts'
import { MasterCopiesSchema } from './MasterCopySchema.ts'
import { EstimationSchema, NoncesSchema } from './NoncesSchema.ts'
import { RegisterDeviceRequestSchema, SubscribeDeviceRequestSchema } from './NotificationSchema.ts'
import { OwnerSafesSchema } from './OwnerSafesSchema.ts'
import { SafeAppsSchema } from './SafeAppSchema.ts'
import { SafeInfoSchema } from './SafeInfoSchema.ts'
import { AllOwnerSafesSchema, SafeOverviewsSchema } from './SafeOverviewSchema.ts'
import { ChangeNotificationSchema, ServiceEventSchema } from './ServiceEventSchema.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const ex = { value: address, name: null, logoUri: null }
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'ab'.repeat(65)}`
const fails = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('SafeInfo', () => {
  const given = {
    address: { value: lower },
    chainId: '1',
    nonce: 3,
    threshold: 2,
    owners: [{ value: lower }],
    implementation: { value: lower },
    implementationVersionState: 'UP_TO_DATE',
  }

  test('default: absent and null are the same, extra fields are dropped', () => {
    expect(SafeInfoSchema.parse({ ...given, somethingNew: 1 })).toEqual({
      address: ex,
      chainId: '1',
      nonce: 3,
      threshold: 2,
      owners: [ex],
      implementation: ex,
      implementationVersionState: 'UP_TO_DATE',
      modules: null,
      guard: null,
      moduleGuard: null,
      fallbackHandler: null,
      version: null,
      collectiblesTag: null,
      txQueuedTag: null,
      txHistoryTag: null,
      messagesTag: null,
    })
  })

  test('behavior: every field is kept', () => {
    const full = {
      ...given,
      modules: [{ value: lower }],
      guard: { value: lower },
      moduleGuard: { value: lower },
      fallbackHandler: { value: lower },
      version: '1.4.1+L2',
      collectiblesTag: '1',
      txQueuedTag: '2',
      txHistoryTag: '3',
      messagesTag: '4',
    }
    expect(SafeInfoSchema.parse(full)).toMatchObject({
      modules: [ex],
      guard: ex,
      moduleGuard: ex,
      fallbackHandler: ex,
      version: '1.4.1+L2',
      collectiblesTag: '1',
      txQueuedTag: '2',
      txHistoryTag: '3',
      messagesTag: '4',
    })
  })

  test('behavior: version states', () => {
    for (const state of ['UP_TO_DATE', 'OUTDATED', 'UNKNOWN']) {
      expect(SafeInfoSchema.parse({ ...given, implementationVersionState: state }).implementationVersionState).toBe(
        state,
      )
    }
    expect(SafeInfoSchema.parse({ ...given, implementationVersionState: 'NEW' }).implementationVersionState).toBe(
      'UNKNOWN',
    )
  })

  test('error: what is counted must be right', () => {
    expect(fails(SafeInfoSchema, { ...given, nonce: '3' })).toEqual(['nonce'])
    expect(fails(SafeInfoSchema, { ...given, threshold: -1 })).toEqual(['threshold'])
    expect(fails(SafeInfoSchema, { ...given, owners: [lower] })).toEqual(['owners.0'])
    expect(fails(SafeInfoSchema, { ...given, chainId: 1 })).toEqual(['chainId'])
    expect(fails(SafeInfoSchema, {})).toEqual(['address', 'chainId', 'nonce', 'threshold', 'owners', 'implementation'])
  })
})

describe('ChainInfo', () => {
  const rpc = { authentication: 'NO_AUTHENTICATION', value: 'https://rpc' }
  const given = {
    chainId: '1',
    chainName: 'Ethereum',
    shortName: 'eth',
    l2: false,
    rpcUri: rpc,
    safeAppsRpcUri: rpc,
    publicRpcUri: rpc,
    blockExplorerUriTemplate: { address: 'https://x/{{address}}', txHash: 'https://x/{{txHash}}' },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }

  test('default: what a small service leaves out', () => {
    expect(ChainInfoSchema.parse(given)).toEqual({
      ...given,
      description: '',
      isTestnet: false,
      zk: false,
      chainLogoUri: null,
      transactionService: '',
      blockExplorerUriTemplate: { ...given.blockExplorerUriTemplate, api: '' },
      beaconChainExplorerUriTemplate: { publicKey: null },
      nativeCurrency: { ...given.nativeCurrency, logoUri: null },
      theme: { textColor: '#ffffff', backgroundColor: '#000000' },
      ensRegistryAddress: null,
      gasPrice: [],
      disabledWallets: [],
      features: [],
      balancesProvider: { chainName: null, enabled: false },
      recommendedMasterCopyVersion: null,
      relayer: null,
    })
  })

  test('behavior: gas prices in both spellings, unknown ones too', () => {
    const gasPrice = [
      { type: 'ORACLE', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'oracle', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'FIXED', weiValue: '5' },
      { type: 'fixed1559', maxFeePerGas: '5', maxPriorityFeePerGas: '1' },
      { type: 'NEW' },
      {},
      null,
      { type: 'fixed' },
    ]
    expect(ChainInfoSchema.parse({ ...given, gasPrice }).gasPrice).toEqual([
      { type: 'oracle', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'oracle', uri: 'u', gasParameter: 'g', gweiFactor: '1' },
      { type: 'fixed', weiValue: '5' },
      { type: 'fixed1559', maxFeePerGas: '5', maxPriorityFeePerGas: '1' },
      { type: 'unknown' },
      { type: 'unknown' },
      { type: 'unknown' },
      { type: 'unknown' },
    ])
  })

  test('behavior: contract addresses of older services', () => {
    const contractAddresses = { safeSingletonAddress: lower }
    expect(ChainInfoSchema.parse({ ...given, contractAddresses }).contractAddresses).toEqual({
      safeSingletonAddress: address,
      safeProxyFactoryAddress: null,
      multiSendAddress: null,
      multiSendCallOnlyAddress: null,
      fallbackHandlerAddress: null,
      signMessageLibAddress: null,
      createCallAddress: null,
      simulateTxAccessorAddress: null,
      safeWebAuthnSignerFactoryAddress: null,
    })
  })

  test('behavior: features of the specification and any other', () => {
    const features = [...chainFeatures, 'SOMETHING_NEW']
    expect(ChainInfoSchema.parse({ ...given, features }).features).toEqual(features)
    expect(chainFeatures).toEqual([
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      'DOMAIN_LOOKUP',
      'SPENDING_LIMIT',
      'EIP1559',
      'SAFE_TX_GAS_OPTIONAL',
      'TX_SIMULATION',
      'EIP1271',
    ])
  })

  test('behavior: unknown authentication', () => {
    expect(
      ChainInfoSchema.parse({ ...given, rpcUri: { authentication: 'NEW', value: '' } }).rpcUri.authentication,
    ).toBe('UNKNOWN')
    expect(
      ChainInfoSchema.parse({ ...given, rpcUri: { authentication: 'API_KEY_PATH', value: '' } }).rpcUri.authentication,
    ).toBe('API_KEY_PATH')
  })
})

describe('tokens and balances', () => {
  const token = { type: 'ERC20', address: lower, decimals: 6, symbol: 'USDC', name: 'USD Coin' }

  test('default: a balance', () => {
    expect(BalancesSchema.parse({ items: [{ tokenInfo: token, balance: '5' }] })).toEqual({
      fiatTotal: '0',
      items: [
        {
          tokenInfo: { ...token, address, logoUri: null },
          balance: '5',
          fiatBalance: '0',
          fiatConversion: '0',
          fiatBalance24hChange: null,
        },
      ],
    })
  })

  test('behavior: fiat amounts as services write them', () => {
    for (const fiatTotal of ['0', '1.5', '-3', '1e21', '1.2E-7', '100.00']) {
      expect(BalancesSchema.parse({ fiatTotal, items: [] }).fiatTotal).toBe(fiatTotal)
    }
    for (const fiatTotal of ['', 'NaN', '1,5', '.5', '5.', 'x1', '1x', '1e', '1e1234', 5]) {
      expect(fails(BalancesSchema, { fiatTotal, items: [] })).toEqual(['fiatTotal'])
    }
  })

  test('behavior: token types', () => {
    for (const type of ['ERC20', 'ERC721', 'NATIVE_TOKEN', 'NATIVE_COIN', 'UNKNOWN']) {
      expect(TokenInfoSchema.parse({ ...token, type }).type).toBe(type)
    }
    expect(TokenInfoSchema.parse({ ...token, type: 'ERC404' }).type).toBe('UNKNOWN')
  })

  test('error: amounts and decimals are strict', () => {
    for (const balance of [5, '5.0', '-5', '0x5']) {
      expect(fails(BalancesSchema, { items: [{ tokenInfo: token, balance }] })).toEqual(['items.0.balance'])
    }
    for (const decimals of [-1, 256, 1.5, '6'])
      expect(fails(TokenInfoSchema, { ...token, decimals })).toEqual(['decimals'])
    expect(TokenInfoSchema.parse({ ...token, decimals: 255 }).decimals).toBe(255)
    expect(TokenInfoSchema.parse({ ...token, decimals: undefined }).decimals).toBe(null)
  })
})

test('default: small answers', () => {
  expect(OwnerSafesSchema.parse({ safes: [lower] })).toEqual({ safes: [address] })
  expect(NoncesSchema.parse({ currentNonce: 1, recommendedNonce: 2 })).toEqual({ currentNonce: 1, recommendedNonce: 2 })
  expect(EstimationSchema.parse({ currentNonce: 1, recommendedNonce: 2, safeTxGas: '3' })).toEqual({
    currentNonce: 1,
    recommendedNonce: 2,
    safeTxGas: '3',
  })
  expect(fails(EstimationSchema, { currentNonce: 1, recommendedNonce: 2, safeTxGas: 3 })).toEqual(['safeTxGas'])
  expect(FiatCodesSchema.parse(['EUR', 'USD'])).toEqual(['EUR', 'USD'])
  expect(fails(FiatCodesSchema, ['usd'])).toEqual(['0'])
  expect(MasterCopiesSchema.parse([{ address: lower, version: '1.4.1' }])).toEqual([{ address, version: '1.4.1' }])
  expect(AllOwnerSafesSchema.parse({ '1': [lower], '5': null })).toEqual({ '1': [address], '5': null })
  expect(fails(AllOwnerSafesSchema, { x: [] })).toHaveLength(1)
  expect(IndexingStatusSchema.parse({ currentBlockNumber: 1, synced: true, lastSync: 2 })).toEqual({
    currentBlockNumber: 1,
    currentBlockTimestamp: null,
    synced: true,
    lastSync: 2,
  })
})

test('default: error bodies with text and numeric codes', () => {
  expect(ApiErrorSchema.parse({ code: 'SAFE_NOT_FOUND', message: 'No Safe.', path: [] })).toEqual({
    code: 'SAFE_NOT_FOUND',
    message: 'No Safe.',
  })
  expect(ApiErrorSchema.parse({ code: 404, message: 'x', statusCode: 404 })).toEqual({
    code: 404,
    message: 'x',
    statusCode: 404,
  })
  expect(fails(ApiErrorSchema, { message: 'x' })).toEqual(['code'])
})

test('default: changes, unknown kinds dropped', () => {
  expect(
    ServiceEventSchema.parse({ kinds: ['safe', 'queue', 'history', 'balances', 'messages', 'new'], block: 7 }),
  ).toEqual({
    kinds: ['safe', 'queue', 'history', 'balances', 'messages'],
    block: 7,
  })
  expect(ServiceEventSchema.parse({ kinds: ['collectibles', 'delegates'] })).toEqual({
    kinds: ['collectibles', 'delegates'],
    block: null,
  })
  expect(ChangeNotificationSchema.parse({ kinds: [], block: 1, chainId: '1', safe: lower })).toEqual({
    kinds: [],
    block: 1,
    chainId: '1',
    safe: address,
  })
  expect(fails(ChangeNotificationSchema, { kinds: [1], chainId: 1, safe: 'x' })).toEqual(['kinds.0', 'chainId', 'safe'])
})

test('default: collectibles', () => {
  const item = { address: lower, tokenName: 'Ape', tokenSymbol: 'APE', id: '7' }
  const parsed = {
    ...item,
    address,
    logoUri: null,
    uri: null,
    name: null,
    description: null,
    imageUri: null,
    metadata: null,
  }
  expect(CollectiblesSchema.parse([item])).toEqual([parsed])
  expect(CollectiblePageSchema.parse({ results: [item] }).results).toEqual([parsed])
  expect(fails(CollectiblesSchema, [{ ...item, id: 7 }])).toEqual(['0.id'])
})

test('default: apps', () => {
  const app = { id: 1, url: 'https://app', name: 'App', description: 'x', chainIds: ['1'] }
  expect(SafeAppsSchema.parse([app])).toEqual([
    {
      ...app,
      iconUrl: null,
      provider: null,
      accessControl: { type: 'NO_RESTRICTIONS', value: null },
      tags: [],
      features: [],
      socialProfiles: [],
      developerWebsite: null,
      featured: false,
    },
  ])
  const [restricted] = SafeAppsSchema.parse([{ ...app, accessControl: { type: 'NEW', value: ['https://a'] } }])
  expect(restricted?.accessControl).toEqual({ type: 'UNKNOWN', value: ['https://a'] })
})

test('default: overviews, contracts, creation', () => {
  const overview = { address: { value: lower }, chainId: '1', threshold: 1, owners: [], fiatTotal: '0', queued: 2 }
  expect(SafeOverviewsSchema.parse([overview])).toEqual([{ ...overview, address: ex, awaitingConfirmation: null }])
  expect(ContractInfoSchema.parse({ address: lower })).toEqual({
    address,
    name: null,
    displayName: null,
    logoUri: null,
    contractAbi: null,
    trustedForDelegateCall: false,
  })
  const creation = { created: '2026-01-02T03:04:05Z', creator: lower, transactionHash: hash, factoryAddress: lower }
  expect(CreationInfoSchema.parse(creation)).toEqual({
    ...creation,
    creator: address,
    factoryAddress: address,
    masterCopy: null,
    setupData: null,
    saltNonce: null,
    dataDecoded: null,
  })
  expect(fails(CreationInfoSchema, { ...creation, created: 'yesterday' })).toEqual(['created'])
})

test('default: delegates', () => {
  const delegate = { delegate: lower, delegator: lower, label: 'x'.repeat(51) }
  const parsed = { safe: null, delegate: address, delegator: address, label: `${'x'.repeat(49)}…` }
  expect(DelegatePageSchema.parse({ results: [delegate] }).results).toEqual([parsed])
  expect(CreateDelegateRequestSchema.parse({ ...delegate, signature })).toEqual({ ...parsed, signature })
  expect(DelegateFilterSchema.parse({ label: 'x' })).toEqual({ label: 'x' })
  expect(DelegateFilterSchema.safeParse({}).error?.issues[0]?.message).toBe('At least one property is required')
  expect(DeleteDelegateRequestSchema.parse({ safe: lower, signature })).toEqual({
    safe: address,
    delegator: null,
    signature,
  })
  expect(DeleteDelegateRequestSchema.parse({ delegator: lower, signature })).toMatchObject({ delegator: address })
  expect(DeleteDelegateRequestSchema.safeParse({ signature }).error?.issues[0]?.message).toBe(
    'At least one of safe and delegator is required',
  )
})

test('default: notifications', () => {
  const device = {
    cloudMessagingToken: 't',
    buildNumber: '1',
    bundle: 'b',
    deviceType: 'WEB',
    version: '1',
    safeRegistrations: [{ chainId: '1', safes: [lower], signatures: [] }],
  }
  expect(RegisterDeviceRequestSchema.parse(device).safeRegistrations[0]?.safes).toEqual([address])
  for (const deviceType of ['ANDROID', 'IOS', 'WEB'])
    expect(fails(RegisterDeviceRequestSchema, { ...device, deviceType })).toEqual([])
  expect(fails(RegisterDeviceRequestSchema, { ...device, deviceType: 'TV' })).toEqual(['deviceType'])
  expect(fails(RegisterDeviceRequestSchema, { ...device, uuid: 'x' })).toEqual(['uuid'])
  expect(fails(RegisterDeviceRequestSchema, { ...device, timestamp: '-5' })).toEqual(['timestamp'])
  expect(fails(RegisterDeviceRequestSchema, { ...device, timestamp: '1700000000', uuid: crypto.randomUUID() })).toEqual(
    [],
  )
  expect(fails(RegisterDeviceRequestSchema, { ...device, cloudMessagingToken: '' })).toEqual(['cloudMessagingToken'])
  const subscription = {
    cloudMessagingToken: 't',
    deviceType: 'IOS',
    safes: [{ chainId: '1', address: lower, notificationTypes: ['INCOMING_ETHER'] }],
  }
  expect(SubscribeDeviceRequestSchema.parse(subscription)).toMatchObject({ deviceUuid: null, safes: [{ address }] })
  const wrong = { ...subscription, safes: [{ chainId: '1', address: lower, notificationTypes: ['X'] }] }
  expect(fails(SubscribeDeviceRequestSchema, wrong)).toEqual(['safes.0.notificationTypes.0'])
})

test('default: decoder and sign-in requests', () => {
  expect(DataDecoderRequestSchema.parse({ data: '0xAB' })).toEqual({ data: '0xab' })
  expect(DataDecoderRequestSchema.parse({ data: '0x', to: lower, operation: 1 })).toEqual({
    data: '0x',
    to: address,
    operation: 1,
  })
  expect(fails(DataDecoderRequestSchema, { data: '0xa', operation: 2 })).toEqual(['data', 'operation'])
  expect(AuthNonceSchema.parse({ nonce: 'abcdef12' })).toEqual({ nonce: 'abcdef12' })
  expect(fails(AuthNonceSchema, { nonce: 'short' })).toEqual(['nonce'])
  expect(VerifyAuthRequestSchema.parse({ message: 'm', signature: '0xAB' })).toEqual({
    message: 'm',
    signature: '0xab',
  })
})
