import { expect, test } from 'vitest'
import { startService } from '../../test/startService.ts'
import * as calls from '../exports/index.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x0000000000000000000000000000000000000001'
const hash = `0x${'ab'.repeat(32)}` as const
const signature = `0x${'cd'.repeat(65)}` as const
const uuid = '6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11'
const safe = { address, chainId: 31337 } as const
const chain = '/chains/31337'
const call = { data: '0x', operation: 0, to: other, value: '7' } as const
const emptyPage = { count: 0, next: null, previous: null, results: [] }
const addressEx = { logoUri: null, name: null, value: address }
const custom = { dataSize: '0', isCancellation: false, to: addressEx, type: 'Custom', value: '7' }
const from = new Date('2026-01-02T03:04:05.000Z')
const to = new Date('2026-02-02T03:04:05.000Z')

type Case = {
  answer?: unknown
  body?: unknown
  call: (client: calls.Client) => Promise<unknown>
  method?: 'DELETE' | 'POST' | 'PUT'
  /** Part of the result; the whole is the schema's matter. */
  result?: object
  url: string
}

const endpoint = { authentication: 'NO_AUTHENTICATION', value: 'http://127.0.0.1:8545' }
const chainInfo = {
  blockExplorerUriTemplate: { address: '', api: '', txHash: '' },
  chainId: '31337',
  chainName: 'Local',
  l2: true,
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  publicRpcUri: endpoint,
  rpcUri: endpoint,
  safeAppsRpcUri: endpoint,
  shortName: 'local',
}

const zero = '0x0000000000000000000000000000000000000000'
const fees = { baseGas: '0', gasPrice: '0', gasToken: zero, refundReceiver: zero, safeTxGas: '0' }
const finding = { description: 'Read it.', severity: 'CRITICAL', title: 'Risks', type: 'MODERATE' }

const webhook = { chainId: '31337', events: ['INCOMING_ETHER'], safe: address, url: 'https://hooks.example' } as const

const cases: Record<string, Case> = {
  createOwnerWebhook: {
    answer: { ...webhook, id: uuid, isOn: true, secret: 'whsec_x' },
    body: webhook,
    call: (client) => calls.createOwnerWebhook(client, { webhook: { ...webhook, events: [...webhook.events] } }),
    method: 'POST',
    result: { id: uuid, secret: 'whsec_x' },
    url: '/v1/webhooks',
  },
  deleteOwnerWebhook: {
    call: (client) => calls.deleteOwnerWebhook(client, { id: uuid }),
    method: 'DELETE',
    url: `/v1/webhooks/${uuid}`,
  },
  listOwnerWebhooks: {
    answer: { results: [{ ...webhook, id: uuid, isOn: false }] },
    call: (client) => calls.listOwnerWebhooks(client),
    result: [{ id: uuid, isOn: false }],
    url: '/v1/webhooks',
  },
  testOwnerWebhook: {
    answer: { isDelivered: false, reason: 'nobody answered' },
    call: (client) => calls.testOwnerWebhook(client, { id: uuid }),
    method: 'POST',
    result: { isDelivered: false, reason: 'nobody answered' },
    url: `/v1/webhooks/${uuid}/test`,
  },
  updateOwnerWebhook: {
    answer: { ...webhook, id: uuid, isOn: false },
    body: { events: ['INCOMING_ETHER'], isOn: false },
    call: (client) => calls.updateOwnerWebhook(client, { events: ['INCOMING_ETHER'], id: uuid, isOn: false }),
    method: 'PUT',
    result: { isOn: false },
    url: `/v1/webhooks/${uuid}`,
  },
  analyzeThreats: {
    answer: { BALANCE_CHANGE: [], THREAT: [finding, { ...finding, severity: 'NEW' }] },
    body: {
      data: {
        domain: { chainId: 31337, verifyingContract: address },
        message: { ...call, ...fees, nonce: '5' },
        primaryType: 'SafeTx',
        types: { SafeTx: expect.any(Array) },
      },
      walletAddress: address,
    },
    call: (client) =>
      calls.analyzeThreats(client, {
        ...safe,
        transaction: {
          ...call,
          baseGas: 0n,
          gasPrice: 0n,
          gasToken: zero,
          nonce: 5n,
          refundReceiver: zero,
          safeTxGas: 0n,
          value: 7n,
        },
        version: '1.4.1',
      }),
    method: 'POST',
    result: { THREAT: [finding, { ...finding, severity: 'WARN' }] },
    url: `/v1${chain}/security/${address}/threat-analysis`,
  },
  announceSafe: {
    answer: { status: 'announced', transactionHash: hash },
    body: { transactionHash: hash },
    call: (client) => calls.announceSafe(client, { ...safe, transactionHash: hash }),
    method: 'POST',
    result: { status: 'announced' },
    url: `/v1${chain}/safes/${address}/announcement`,
  },
  'announceSafe without a transaction': {
    answer: { status: 'indexed', transactionHash: hash },
    body: {},
    call: (client) => calls.announceSafe(client, safe),
    method: 'POST',
    url: `/v1${chain}/safes/${address}/announcement`,
  },
  createDelegate: {
    body: { delegate: other, delegator: address, label: 'Me', safe: address, signature },
    call: (client) =>
      calls.createDelegate(client, {
        chainId: 31337,
        delegate: other,
        delegator: address,
        label: 'Me',
        safe: address,
        signature,
      }),
    method: 'POST',
    url: `/v2${chain}/delegates`,
  },
  'createDelegate v1': {
    body: { delegate: other, delegator: address, label: 'Me', signature },
    call: (client) =>
      calls.createDelegate(client, {
        chainId: 31337,
        delegate: other,
        delegator: address,
        label: 'Me',
        signature,
        version: 1,
      }),
    method: 'POST',
    url: `/v1${chain}/delegates`,
  },
  decodeData: {
    answer: { method: 'transfer', parameters: null },
    body: { data: '0xabcdef01' },
    call: (client) => calls.decodeData(client, { chainId: 31337, data: '0xabcdef01' }),
    method: 'POST',
    result: { method: 'transfer' },
    url: `/v1${chain}/data-decoder`,
  },
  deleteDelegate: {
    body: { delegator: address, signature },
    call: (client) => calls.deleteDelegate(client, { chainId: 31337, delegate: other, delegator: address, signature }),
    method: 'DELETE',
    url: `/v2${chain}/delegates/${other}`,
  },
  'deleteDelegate v1': {
    body: { delegate: other, delegator: address, signature },
    call: (client) =>
      calls.deleteDelegate(client, { chainId: 31337, delegate: other, delegator: address, signature, version: 1 }),
    method: 'DELETE',
    url: `/v1${chain}/delegates/${other}`,
  },
  'deleteDelegate v1 of one Safe': {
    body: { delegate: other, safe: address, signature },
    call: (client) =>
      calls.deleteDelegate(client, { chainId: 31337, delegate: other, safe: address, signature, version: 1 }),
    method: 'DELETE',
    url: `/v1${chain}/safes/${address}/delegates/${other}`,
  },
  deleteSubscriptions: {
    body: { subscriptions: [{ chainId: '31337', deviceUuid: uuid, safeAddress: address }] },
    call: (client) =>
      calls.deleteSubscriptions(client, {
        subscriptions: [{ chainId: '31337', deviceUuid: uuid, safeAddress: address }],
      }),
    method: 'DELETE',
    url: '/v2/notifications/subscriptions',
  },
  deleteTransaction: {
    body: { signature },
    call: (client) => calls.deleteTransaction(client, { chainId: 31337, safeTxHash: hash, signature }),
    method: 'DELETE',
    url: `/v1${chain}/transactions/${hash}`,
  },
  estimateTransaction: {
    answer: { currentNonce: 1, recommendedNonce: 2, safeTxGas: '0' },
    body: call,
    call: (client) => calls.estimateTransaction(client, { ...safe, ...call }),
    method: 'POST',
    result: { currentNonce: 1, recommendedNonce: 2, safeTxGas: '0' },
    url: `/v2${chain}/safes/${address}/multisig-transactions/estimations`,
  },
  getAbout: {
    answer: { name: 'countersign', version: '1.0.0' },
    call: (client) => calls.getAbout(client),
    result: { buildNumber: null, name: 'countersign', version: '1.0.0' },
    url: '/about',
  },
  getBackbone: {
    answer: { api_version: 'v1', host: 'example.org', name: 'countersign', secure: true, version: '1.0.0' },
    call: (client) => calls.getBackbone(client, { chainId: 31337 }),
    result: { api_version: 'v1', headers: null, settings: null },
    url: `/v1${chain}/about/backbone`,
  },
  getChainAbout: {
    answer: { name: 'countersign', transactionServiceBaseUri: 'https://example.org/tx-service/1' },
    call: (client) => calls.getChainAbout(client, { chainId: 31337 }),
    result: { transactionServiceBaseUri: 'https://example.org/tx-service/1' },
    url: `/v1${chain}/about`,
  },
  getGasPrice: {
    answer: {
      message: 'OK',
      result: {
        FastGasPrice: '3',
        LastBlock: '7',
        ProposeGasPrice: '2.5',
        SafeGasPrice: '1',
        gasUsedRatio: '0.5',
        suggestBaseFee: '1',
      },
      status: '1',
    },
    call: (client) => calls.getGasPrice(client, { chainId: 31337 }),
    result: { result: { ProposeGasPrice: '2.5' } },
    url: `/v1${chain}/gas-price`,
  },
  getChain: {
    answer: chainInfo,
    call: (client) => calls.getChain(client, { chainId: 31337 }),
    result: { chainId: '31337' },
    url: '/v1/chains/31337',
  },
  'getChain v2': {
    answer: chainInfo,
    call: (client) => calls.getChain(client, { chainId: 31337, serviceKey: 'WALLET_WEB' }),
    result: { chainId: '31337' },
    url: '/v2/chains/31337?serviceKey=WALLET_WEB',
  },
  getConfirmationView: {
    answer: { method: 'swap', parameters: [], type: 'GENERIC' },
    body: call,
    call: (client) => calls.getConfirmationView(client, { ...safe, ...call }),
    method: 'POST',
    result: { method: 'swap', parameters: [], type: 'GENERIC' },
    url: `/v1${chain}/safes/${address}/views/transaction-confirmation`,
  },
  getContract: {
    answer: { address: address.toLowerCase() },
    call: (client) => calls.getContract(client, safe),
    result: { address, trustedForDelegateCall: false },
    url: `/v1${chain}/contracts/${address}`,
  },
  getCreation: {
    answer: { created: '2026-01-02T03:04:05Z', creator: other, factoryAddress: other, transactionHash: hash },
    call: (client) => calls.getCreation(client, safe),
    result: { creator: other, masterCopy: null, transactionHash: hash },
    url: `/v1${chain}/safes/${address}/transactions/creation`,
  },
  getSession: {
    answer: { authMethod: 'siwe', id: '1', signerAddress: address },
    call: (client) => calls.getSession(client),
    result: { signerAddress: address },
    url: '/v1/auth/me',
  },
  getSignInNonce: {
    answer: { nonce: 'abcdefgh12345678' },
    call: (client) => calls.getSignInNonce(client),
    result: { nonce: 'abcdefgh12345678' },
    url: '/v1/auth/nonce',
  },
  getSubscription: {
    answer: [{ name: 'INCOMING_ETHER' }],
    call: (client) => calls.getSubscription(client, { ...safe, uuid }),
    result: [{ name: 'INCOMING_ETHER' }],
    url: `/v2${chain}/notifications/devices/${uuid}/safes/${address}`,
  },
  listAllOwnerSafes: {
    answer: { '1': null, '31337': [address.toLowerCase()] },
    call: (client) => calls.listAllOwnerSafes(client, { address }),
    result: { '1': null, '31337': [address] },
    url: `/v2/owners/${address}/safes`,
  },
  'listAllOwnerSafes v1': {
    answer: {},
    call: (client) => calls.listAllOwnerSafes(client, { address, version: 1 }),
    url: `/v1/owners/${address}/safes`,
  },
  'listAllOwnerSafes v3': {
    answer: {},
    call: (client) => calls.listAllOwnerSafes(client, { address, version: 3 }),
    url: `/v3/owners/${address}/safes`,
  },
  'listChains v2': {
    answer: emptyPage,
    call: (client) => calls.listChains(client, { serviceKey: 'WALLET_WEB' }),
    result: emptyPage,
    url: '/v2/chains?serviceKey=WALLET_WEB',
  },
  listCollectibles: {
    answer: [{ address, id: '1', tokenName: 'Cats', tokenSymbol: 'CAT' }],
    call: (client) => calls.listCollectibles(client, { ...safe, excludeSpam: false, trusted: true }),
    result: [{ address, id: '1' }],
    url: `/v1${chain}/safes/${address}/collectibles?exclude_spam=false&trusted=true`,
  },
  listCollectiblesPage: {
    answer: emptyPage,
    call: (client) => calls.listCollectiblesPage(client, safe),
    result: emptyPage,
    url: `/v2${chain}/safes/${address}/collectibles`,
  },
  listDelegates: {
    answer: { ...emptyPage, results: [{ delegate: other, delegator: address, label: 'Me' }] },
    call: (client) => calls.listDelegates(client, { chainId: 31337, label: 'Me', safe: address }),
    result: { results: [{ delegate: other, delegator: address, label: 'Me', safe: null }] },
    url: `/v2${chain}/delegates?label=Me&safe=${address}`,
  },
  listFiatCodes: {
    answer: ['EUR', 'USD'],
    call: (client) => calls.listFiatCodes(client),
    result: ['EUR', 'USD'],
    url: '/v1/balances/supported-fiat-codes',
  },
  'listHistory without imitations': {
    answer: emptyPage,
    call: (client) => calls.listHistory(client, { ...safe, imitation: false, trusted: true }),
    url: `/v1${chain}/safes/${address}/transactions/history?imitation=false&trusted=true`,
  },
  listIncomingTransfers: {
    answer: emptyPage,
    call: (client) =>
      calls.listIncomingTransfers(client, {
        ...safe,
        executedFrom: from,
        executedTo: to,
        to: address,
        tokenAddress: other,
        trusted: false,
        value: '7',
      }),
    url: `/v1${chain}/safes/${address}/incoming-transfers/?execution_date__gte=2026-01-02T03%3A04%3A05.000Z&execution_date__lte=2026-02-02T03%3A04%3A05.000Z&to=${address}&token_address=${other}&trusted=false&value=7`,
  },
  listMasterCopies: {
    answer: [{ address: other, version: '1.4.1+L2' }],
    call: (client) => calls.listMasterCopies(client, { chainId: 31337 }),
    result: [{ address: other, version: '1.4.1+L2' }],
    url: `/v1${chain}/about/master-copies`,
  },
  listModuleTransactions: {
    answer: emptyPage,
    call: (client) =>
      calls.listModuleTransactions(client, { ...safe, module: other, to: address, transactionHash: hash }),
    url: `/v1${chain}/safes/${address}/module-transactions/?module=${other}&to=${address}&transaction_hash=${hash}`,
  },
  listMovements: {
    answer: { block: 7, count: 0, currency: 'EUR', next: null, results: [], tokens: [] },
    call: (client) => calls.listMovements(client, { ...safe, currency: 'eur', cursor: '9.1.erc20.1', limit: 500 }),
    result: { block: 7, count: 0, currency: 'EUR', next: null, results: [], tokens: [] },
    url: `/v1${chain}/safes/${address}/movements?currency=eur&cursor=9.1.erc20.1&limit=500`,
  },
  listMultisigTransactions: {
    answer: emptyPage,
    call: (client) =>
      calls.listMultisigTransactions(client, {
        ...safe,
        executed: false,
        executedFrom: from,
        nonce: 3,
        to: other,
        value: '0',
      }),
    url: `/v1${chain}/safes/${address}/multisig-transactions/?executed=false&execution_date__gte=2026-01-02T03%3A04%3A05.000Z&nonce=3&to=${other}&value=0`,
  },
  listSafeApps: {
    answer: [{ chainIds: ['1'], description: '', id: 1, name: 'App', url: 'https://app.example.org' }],
    call: (client) => calls.listSafeApps(client, { chainId: 31337, clientUrl: 'https://w.example.org' }),
    result: [{ id: 1, name: 'App' }],
    url: `/v1${chain}/safe-apps?client_url=https%3A%2F%2Fw.example.org`,
  },
  listSafeOverviews: {
    answer: [{ address: addressEx, chainId: '1', fiatTotal: '0', owners: [addressEx], queued: 2, threshold: 1 }],
    call: (client) =>
      calls.listSafeOverviews(client, { safes: [safe, { address: other, chainId: 1 }], walletAddress: other }),
    result: [{ address: addressEx, awaitingConfirmation: null, queued: 2 }],
    url: `/v1/safes?currency=usd&safes=31337%3A${address}%2C1%3A${other}&wallet_address=${other}`,
  },
  'listSafeOverviews v2': {
    answer: [],
    call: (client) => calls.listSafeOverviews(client, { currency: 'eur', safes: [safe], version: 2 }),
    url: `/v2/safes?currency=eur&safes=31337%3A${address}`,
  },
  previewTransaction: {
    answer: { txData: { operation: 0, to: addressEx }, txInfo: custom },
    body: call,
    call: (client) => calls.previewTransaction(client, { ...safe, ...call }),
    method: 'POST',
    result: { txData: { to: addressEx }, txInfo: { type: 'Custom' } },
    url: `/v1${chain}/transactions/${address}/preview`,
  },
  registerDevice: {
    body: {
      buildNumber: '1',
      bundle: 'b',
      cloudMessagingToken: 't',
      deviceType: 'WEB',
      safeRegistrations: [{ chainId: '31337', safes: [address], signatures: [signature] }],
      version: '1.0.0',
    },
    call: (client) =>
      calls.registerDevice(client, {
        registration: {
          buildNumber: '1',
          bundle: 'b',
          cloudMessagingToken: 't',
          deviceType: 'WEB',
          safeRegistrations: [{ chainId: '31337', safes: [address], signatures: [signature] }],
          version: '1.0.0',
        },
      }),
    method: 'POST',
    url: '/v1/register/notifications',
  },
  signIn: {
    body: { message: 'I am', signature },
    call: (client) => calls.signIn(client, { message: 'I am', signature }),
    method: 'POST',
    url: '/v1/auth/verify',
  },
  signOut: { call: (client) => calls.signOut(client), method: 'POST', url: '/v1/auth/logout' },
  subscribeDevice: {
    answer: { deviceUuid: uuid },
    body: { cloudMessagingToken: 't', deviceType: 'WEB', safes: [] },
    call: (client) =>
      calls.subscribeDevice(client, { subscription: { cloudMessagingToken: 't', deviceType: 'WEB', safes: [] } }),
    method: 'POST',
    result: { deviceUuid: uuid },
    url: '/v2/register/notifications',
  },
  unregisterDevice: {
    call: (client) => calls.unregisterDevice(client, { chainId: 31337, uuid }),
    method: 'DELETE',
    url: `/v1${chain}/notifications/devices/${uuid}`,
  },
  'unregisterDevice v2': {
    call: (client) => calls.unregisterDevice(client, { chainId: 31337, uuid, version: 2 }),
    method: 'DELETE',
    url: `/v2${chain}/notifications/devices/${uuid}`,
  },
  unregisterSafe: {
    call: (client) => calls.unregisterSafe(client, { ...safe, uuid }),
    method: 'DELETE',
    url: `/v1${chain}/notifications/devices/${uuid}/safes/${address}`,
  },
  'unregisterSafe v2': {
    call: (client) => calls.unregisterSafe(client, { ...safe, uuid, version: 2 }),
    method: 'DELETE',
    url: `/v2${chain}/notifications/devices/${uuid}/safes/${address}`,
  },
}

/** An answer of a newer service: the same with a field that nobody knows yet. */
function withUnknownField(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withUnknownField)
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = Object.entries(answer).map(([key, value]) => [key, withUnknownField(value)])
  // What is keyed by chain id has no fields.
  const isRecord = fields.every(([key]) => /^\d*$/.test(String(key)))
  return { ...Object.fromEntries(fields), ...(isRecord ? {} : { fieldOfTomorrow: { a: [1] } }) }
}

test.each(Object.entries(cases))('default: %s', async (_name, { answer, body, call, method = 'GET', result, url }) => {
  const service = await startService(answer === undefined ? {} : { body: withUnknownField(answer) })
  const actual = await call(calls.createClient({ baseUrl: service.url }))
  if (answer === undefined) expect(actual).toBeUndefined()
  if (result !== undefined) expect(actual).toMatchObject(result)
  const [sent] = service.requests
  expect(sent).toMatchObject({ method, url })
  expect(sent?.body === '' ? undefined : JSON.parse(sent?.body ?? '')).toEqual(body)
})

const repeated = new Set([
  'analyzeThreats',
  'decodeData',
  'estimateTransaction',
  'getConfirmationView',
  'previewTransaction',
  'signOut',
  'updateOwnerWebhook',
])

test.each(Object.entries(cases))('behavior: %s is repeated only when that is safe', async (name, { call, method }) => {
  const service = await startService({ status: 503 })
  await expect(call(calls.createClient({ baseUrl: service.url }))).rejects.toThrow('Service Unavailable')
  expect(service.requests).toHaveLength(method === undefined || repeated.has(name) ? 3 : 1)
})

test('behavior: the session is sent along to another origin', async () => {
  const modes: unknown[] = []
  const client = calls.createClient({
    baseUrl: 'http://service.invalid',
    fetch: async (_url, init) => {
      modes.push(init?.credentials)
      return Response.json({ nonce: 'abcdefgh12345678', deviceUuid: uuid })
    },
  })
  await calls.getSignInNonce(client)
  await calls.signIn(client, { message: '', signature })
  await calls.signOut(client)
  await calls.subscribeDevice(client, { subscription: { cloudMessagingToken: 't', deviceType: 'WEB', safes: [] } })
  await calls.unregisterSafe(client, { ...safe, uuid, version: 2 })
  await calls.unregisterDevice(client, { chainId: 31337, uuid, version: 2 })
  await calls.unregisterDevice(client, { chainId: 31337, uuid })
  expect(modes).toEqual(['include', 'include', 'include', 'include', 'include', 'include', undefined])
})
