import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ApiErrorSchema, IndexingStatusSchema, MasterCopiesSchema } from './AboutSchema.ts'
import { AuthNonceSchema, VerifyAuthRequestSchema } from './AuthSchema.ts'
import { CollectiblePageSchema, CollectiblesSchema } from './CollectibleSchema.ts'
import { ContractInfoSchema, DataDecoderRequestSchema } from './ConfirmationViewSchema.ts'
import { CreationInfoSchema } from './CreationInfoSchema.ts'
import {
  CreateDelegateRequestSchema,
  DelegateFilterSchema,
  DelegatePageSchema,
  DeleteDelegateRequestSchema,
} from './DelegateSchema.ts'
import { FiatCodesSchema } from './FiatCodesSchema.ts'
import { RegisterDeviceRequestSchema, SubscribeDeviceRequestSchema } from './NotificationSchema.ts'
import { OwnerSafesSchema } from './OwnerSafesSchema.ts'
import { EstimationSchema, NoncesSchema } from './ProposeRequestSchema.ts'
import { SafeAppsSchema } from './SafeAppSchema.ts'
import { AllOwnerSafesSchema, SafeOverviewsSchema } from './SafeInfoSchema.ts'
import { ChangeNotificationSchema, ServiceEventSchema } from './ServiceEventSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const ex = { value: address, name: null, logoUri: null }
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'ab'.repeat(65)}`
const fails = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

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
