import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { expect, test } from 'vitest'
import * as calls from './exports/index.ts'

const baseUrl = 'https://service.example.org'
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' as const
const other = '0x0000000000000000000000000000000000000001'
const hash = `0x${'ab'.repeat(32)}` as const
const id = `multisig_${address}_${hash}`
const signature = `0x${'cd'.repeat(65)}` as const
const uuid = '6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11'
const chain = { chainId: 31337 } as const
const safe = { address, chainId: 31337 } as const
const pageUrl = `${baseUrl}/v1/anything?cursor=limit%3D2%26offset%3D2`
const from = '2026-01-02T03:04:05.000Z'
const to = '2026-02-02T03:04:05.000Z'
const call = { data: '0xabcdef01', operation: 0, to: other, value: '7' } as const
const dates = { execution_date__gte: from, execution_date__lte: to }
const range = { executedFrom: new Date(from), executedTo: new Date(to) }
const overview = { currency: 'eur', exclude_spam: true, trusted: false, wallet_address: other }
const delegateFilter = { delegate: other, delegator: address, label: 'a b&c', safe: address } as const
const typedData = {
  domain: { chainId: 31337, name: 'Market' },
  message: { item: 'Seal' },
  primaryType: 'Order',
  types: { Order: [{ name: 'item', type: 'string' }] },
}
const proposal = {
  ...call,
  baseGas: '0',
  gasPrice: '0',
  gasToken: other,
  nonce: '3',
  origin: '{"name":"app"}',
  refundReceiver: other,
  safeTxGas: '0',
  safeTxHash: hash,
  sender: address,
  signature,
} as const
const registration = {
  buildNumber: '1',
  bundle: 'org.example',
  cloudMessagingToken: 'token',
  deviceType: sdk.DeviceType.WEB,
  safeRegistrations: [{ chainId: '31337', safes: [address], signatures: [signature] }],
  timestamp: '1790000000',
  uuid,
  version: '1.0.0',
} satisfies Parameters<typeof sdk.registerDevice>[0]

type Pair = [theirs: () => Promise<unknown>, ours: (client: calls.Client) => Promise<unknown>]

/** The same call with the official SDK and with ours, by the name of the SDK's function. */
const pairs: readonly (readonly [name: string, ...Pair])[] = [
  ['getSafeInfo', () => sdk.getSafeInfo('31337', address), (c) => calls.getSafe(c, safe)],
  [
    'getIncomingTransfers',
    () => sdk.getIncomingTransfers('31337', address),
    (c) => calls.listIncomingTransfers(c, safe),
  ],
  [
    'getIncomingTransfers',
    () =>
      sdk.getIncomingTransfers('31337', address, {
        ...dates,
        to: other,
        token_address: other,
        trusted: true,
        value: '7',
      }),
    (c) =>
      calls.listIncomingTransfers(c, { ...safe, ...range, to: other, tokenAddress: other, trusted: true, value: '7' }),
  ],
  [
    'getIncomingTransfers',
    () => sdk.getIncomingTransfers('31337', address, {}, pageUrl),
    (c) => calls.listIncomingTransfers(c, { ...safe, pageUrl }),
  ],
  [
    'getModuleTransactions',
    () => sdk.getModuleTransactions('31337', address),
    (c) => calls.listModuleTransactions(c, safe),
  ],
  [
    'getModuleTransactions',
    () => sdk.getModuleTransactions('31337', address, { module: other, to: other, transaction_hash: hash }),
    (c) => calls.listModuleTransactions(c, { ...safe, module: other, to: other, transactionHash: hash }),
  ],
  [
    'getMultisigTransactions',
    () => sdk.getMultisigTransactions('31337', address),
    (c) => calls.listMultisigTransactions(c, safe),
  ],
  [
    'getMultisigTransactions',
    () =>
      sdk.getMultisigTransactions('31337', address, { ...dates, executed: 'true', nonce: '3', to: other, value: '7' }),
    (c) => calls.listMultisigTransactions(c, { ...safe, ...range, executed: true, nonce: 3, to: other, value: '7' }),
  ],
  ['getBalances', () => sdk.getBalances('31337', address), (c) => calls.getBalances(c, safe)],
  [
    'getBalances',
    () => sdk.getBalances('31337', address, 'EUR', { exclude_spam: true, trusted: false }),
    (c) => calls.getBalances(c, { ...safe, currency: 'EUR', excludeSpam: true, trusted: false }),
  ],
  ['getFiatCurrencies', () => sdk.getFiatCurrencies(), (c) => calls.listFiatCodes(c)],
  ['getOwnedSafes', () => sdk.getOwnedSafes('31337', address), (c) => calls.listOwnerSafes(c, safe)],
  ['getAllOwnedSafes', () => sdk.getAllOwnedSafes(address), (c) => calls.listAllOwnerSafes(c, { address, version: 1 })],
  [
    'getCollectibles',
    () => sdk.getCollectibles('31337', address, { exclude_spam: true, trusted: false }),
    (c) => calls.listCollectibles(c, { ...safe, excludeSpam: true, trusted: false }),
  ],
  ['getCollectiblesPage', () => sdk.getCollectiblesPage('31337', address), (c) => calls.listCollectiblesPage(c, safe)],
  [
    'getCollectiblesPage',
    () => sdk.getCollectiblesPage('31337', address, {}, pageUrl),
    (c) => calls.listCollectiblesPage(c, { ...safe, pageUrl }),
  ],
  ['getTransactionHistory', () => sdk.getTransactionHistory('31337', address), (c) => calls.listHistory(c, safe)],
  [
    'getTransactionHistory',
    () => sdk.getTransactionHistory('31337', address, { imitation: false, timezone: 'Europe/Zurich', trusted: true }),
    (c) => calls.listHistory(c, { ...safe, imitation: false, timezone: 'Europe/Zurich', trusted: true }),
  ],
  [
    'getTransactionHistory',
    () => sdk.getTransactionHistory('31337', address, {}, pageUrl),
    (c) => calls.listHistory(c, { ...safe, pageUrl }),
  ],
  [
    'getTransactionQueue',
    () => sdk.getTransactionQueue('31337', address, { trusted: false }),
    (c) => calls.listQueue(c, { ...safe, trusted: false }),
  ],
  [
    'getTransactionQueue',
    () => sdk.getTransactionQueue('31337', address, {}, pageUrl),
    (c) => calls.listQueue(c, { ...safe, pageUrl }),
  ],
  [
    'getTransactionDetails',
    () => sdk.getTransactionDetails('31337', id),
    (c) => calls.getTransaction(c, { ...chain, id }),
  ],
  [
    'deleteTransaction',
    () => sdk.deleteTransaction('31337', hash, signature),
    (c) => calls.deleteTransaction(c, { ...chain, safeTxHash: hash, signature }),
  ],
  [
    'postSafeGasEstimation',
    () => sdk.postSafeGasEstimation('31337', address, call),
    (c) => calls.estimateTransaction(c, { ...safe, ...call }),
  ],
  ['getNonces', () => sdk.getNonces('31337', address), (c) => calls.getNonces(c, safe)],
  [
    'proposeTransaction',
    () => sdk.proposeTransaction('31337', address, proposal),
    (c) => calls.propose(c, { ...safe, proposal }),
  ],
  [
    'getConfirmationView',
    () => sdk.getConfirmationView('31337', address, 0, call.data, other, '7'),
    (c) => calls.getConfirmationView(c, { ...safe, ...call }),
  ],
  [
    'getTxPreview',
    () => sdk.getTxPreview('31337', address, 0, call.data, other, '7'),
    (c) => calls.previewTransaction(c, { ...safe, ...call }),
  ],
  ['getChainsConfig', () => sdk.getChainsConfig(), (c) => calls.listChains(c)],
  ['getChainConfig', () => sdk.getChainConfig('31337'), (c) => calls.getChain(c, chain)],
  [
    'getSafeApps',
    () => sdk.getSafeApps('31337', { client_url: 'https://wallet.example.org', url: 'https://app.example.org/?a=b' }),
    (c) =>
      calls.listSafeApps(c, { ...chain, clientUrl: 'https://wallet.example.org', url: 'https://app.example.org/?a=b' }),
  ],
  ['getMasterCopies', () => sdk.getMasterCopies('31337'), (c) => calls.listMasterCopies(c, chain)],
  [
    'getDecodedData',
    () => sdk.getDecodedData('31337', 0, call.data, other),
    (c) => calls.decodeData(c, { ...chain, data: call.data, operation: 0, to: other }),
  ],
  [
    'getDecodedData',
    () => sdk.getDecodedData('31337', 0, call.data),
    (c) => calls.decodeData(c, { ...chain, data: call.data, operation: 0 }),
  ],
  ['getSafeMessages', () => sdk.getSafeMessages('31337', address), (c) => calls.listMessages(c, safe)],
  [
    'getSafeMessages',
    () => sdk.getSafeMessages('31337', address, pageUrl),
    (c) => calls.listMessages(c, { ...safe, pageUrl }),
  ],
  [
    'getSafeMessage',
    () => sdk.getSafeMessage('31337', hash),
    (c) => calls.getMessage(c, { ...chain, messageHash: hash }),
  ],
  [
    'proposeSafeMessage',
    () => sdk.proposeSafeMessage('31337', address, { message: 'a text', origin: 'o', safeAppId: 1, signature }),
    (c) => calls.createMessage(c, { ...safe, message: 'a text', origin: 'o', safeAppId: 1, signature }),
  ],
  [
    'proposeSafeMessage',
    () => sdk.proposeSafeMessage('31337', address, { message: typedData, signature }),
    (c) => calls.createMessage(c, { ...safe, message: typedData, signature }),
  ],
  [
    'confirmSafeMessage',
    () => sdk.confirmSafeMessage('31337', hash, { signature }),
    (c) => calls.addMessageSignature(c, { ...chain, messageHash: hash, signature }),
  ],
  [
    'getDelegates',
    () => sdk.getDelegates('31337', delegateFilter),
    (c) => calls.listDelegates(c, { ...chain, ...delegateFilter }),
  ],
  [
    'registerDevice',
    () => sdk.registerDevice(registration),
    (c) => calls.registerDevice(c, { registration: { ...registration, deviceType: 'WEB' } }),
  ],
  [
    'unregisterSafe',
    () => sdk.unregisterSafe('31337', address, uuid),
    (c) => calls.unregisterSafe(c, { ...safe, uuid }),
  ],
  ['unregisterDevice', () => sdk.unregisterDevice('31337', uuid), (c) => calls.unregisterDevice(c, { ...chain, uuid })],
  [
    'getSafeOverviews',
    () => sdk.getSafeOverviews([`31337:${address}`, `1:${other}`], overview),
    (c) =>
      calls.listSafeOverviews(c, {
        currency: 'eur',
        excludeSpam: true,
        safes: [safe, { address: other, chainId: 1 }],
        trusted: false,
        walletAddress: other,
      }),
  ],
  ['getContract', () => sdk.getContract('31337', address), (c) => calls.getContract(c, safe)],
  ['getAuthNonce', () => sdk.getAuthNonce(), (c) => calls.getSignInNonce(c)],
  [
    'verifyAuth',
    () => sdk.verifyAuth({ message: 'm', signature }),
    (c) => calls.signIn(c, { message: 'm', signature }),
  ],
  ['getIndexingStatus', () => sdk.getIndexingStatus('31337'), (c) => calls.getIndexingStatus(c, chain)],
]

type Sent = {
  body: unknown
  credentials: string | undefined
  contentType: string | null
  method: string | undefined
  path: string
  query: string[][]
}

/** Runs a call and records its request. The response fits no call, so its failure is ignored. */
async function record(run: (fetch: calls.Fetch) => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  await run(async (input, init) => {
    const url = new URL(String(input))
    sent.push({
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      contentType: new Headers(init?.headers).get('Content-Type'),
      credentials: init?.credentials,
      method: init?.method,
      path: `${url.origin}${url.pathname}`,
      query: [...url.searchParams].toSorted(),
    })
    return new Response('{}', { status: 418 })
  }).catch(() => undefined)
  return sent
}

test.each(pairs.map(([name, ...pair], index) => ({ index, name, pair })))(
  'default: $name ($index) is sent as by the official SDK',
  async ({ pair: [theirs, ours] }) => {
    sdk.setBaseUrl(baseUrl)
    const { fetch } = globalThis
    const expected = await record((recording) => {
      // The SDK uses the global fetch only.
      globalThis.fetch = recording
      return theirs()
    }).finally(() => {
      globalThis.fetch = fetch
    })
    expect(expected).toHaveLength(1)
    expect(await record((recording) => ours(calls.createClient({ baseUrl, fetch: recording })))).toEqual(expected)
  },
)

test('behavior: no function of the SDK is left out but those without a service', () => {
  const functions = Object.entries(sdk).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  const compared = new Set(pairs.map(([name]) => name))
  expect(functions.filter((name) => !compared.has(name)).toSorted()).toEqual([
    'changeEmail',
    'createAccount',
    'deleteAccount',
    'deleteRegisteredEmail',
    'getAccount',
    'getAccountDataSettings',
    'getAccountDataTypes',
    'getRegisteredEmail',
    'getRelayCount',
    'putAccountDataSettings',
    'registerEmail',
    'registerRecoveryModule',
    'relayTransaction',
    'resendEmailVerificationCode',
    'setBaseUrl',
    'unsubscribeAll',
    'unsubscribeSingle',
    'verifyEmail',
  ])
})
