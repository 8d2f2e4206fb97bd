import { expect, test } from 'vitest'
import { type Answer, startService } from '../../test/startService.ts'
import type { Client } from './index.ts'
import * as exported from './index.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const hash = `0x${'ab'.repeat(32)}` as const
const signature = `0x${'cd'.repeat(65)}` as const
const safe = { address, chainId: 31337 } as const
const page = { body: { count: 0, next: null, previous: null, results: [] } }
const pageBody = { count: 0, next: null, previous: null, results: [] }
const tolerantBody = { ...pageBody, refused: [] }

test('default: list of exports', () => {
  expect(Object.keys(exported).sort()).toEqual([
    'ForeignPageError',
    'HttpRequestError',
    'InvalidResponseError',
    'ServiceTimeoutError',
    'ServiceUnreachableError',
    'TooManyPagesError',
    'UnexpectedResponseError',
    'addMessageSignature',
    'analyzeThreats',
    'confirm',
    'createClient',
    'createDelegate',
    'createMessage',
    'createOwnerWebhook',
    'createPushSubscription',
    'decodeData',
    'deleteDelegate',
    'deleteOwnerWebhook',
    'deletePushSubscription',
    'deleteSubscriptions',
    'deleteTransaction',
    'estimateTransaction',
    'getAbout',
    'getBackbone',
    'getBalances',
    'getChain',
    'getChainAbout',
    'getConfirmationView',
    'getContract',
    'getCreation',
    'getGasPrice',
    'getIndexingStatus',
    'getMessage',
    'getNonces',
    'getPushConfig',
    'getSafe',
    'getSession',
    'getSignInNonce',
    'getSubscription',
    'getTransaction',
    'listAllOwnerSafes',
    'listChains',
    'listCollectibles',
    'listCollectiblesPage',
    'listDelegates',
    'listFiatCodes',
    'listHistory',
    'listIncomingTransfers',
    'listMasterCopies',
    'listMessages',
    'listModuleTransactions',
    'listMovements',
    'listMultisigTransactions',
    'listOwnerProofs',
    'listOwnerSafes',
    'listOwnerWebhooks',
    'listPushSubscriptions',
    'listQueue',
    'listSafeApps',
    'listSafeOverviews',
    'paginate',
    'previewTransaction',
    'propose',
    'registerDevice',
    'registerSafe',
    'signIn',
    'signOut',
    'submitOwnerProof',
    'subscribeDevice',
    'subscribeToSafe',
    'testOwnerWebhook',
    'testPushSubscription',
    'unregisterDevice',
    'unregisterSafe',
    'updateOwnerWebhook',
  ])
})

type Case = [name: string, call: (client: Client) => Promise<unknown>, url: string, answer: Answer, result: unknown]

const base = `/v1/chains/31337/safes/${address}`
const reads: Case[] = [
  ['getNonces', (client) => exported.getNonces(client, safe), `${base}/nonces`, nonces(), nonces().body],
  ['getBalances', (client) => exported.getBalances(client, safe), `${base}/balances/usd`, balances(), balances().body],
  [
    'getBalances in another currency',
    (client) => exported.getBalances(client, { ...safe, currency: 'e/r', excludeSpam: false, trusted: true }),
    `${base}/balances/e%2Fr?exclude_spam=false&trusted=true`,
    balances(),
    balances().body,
  ],
  ['listQueue', (client) => exported.listQueue(client, safe), `${base}/transactions/queued`, page, tolerantBody],
  [
    'listQueue with untrusted',
    (client) => exported.listQueue(client, { ...safe, trusted: false }),
    `${base}/transactions/queued?trusted=false`,
    page,
    tolerantBody,
  ],
  [
    'listHistory',
    (client) => exported.listHistory(client, { ...safe, timezone: 'Europe/Berlin' }),
    `${base}/transactions/history?timezone=Europe%2FBerlin`,
    page,
    tolerantBody,
  ],
  ['listMessages', (client) => exported.listMessages(client, safe), `${base}/messages`, page, tolerantBody],
  ['listChains', (client) => exported.listChains(client), '/v1/chains', page, pageBody],
  [
    'listOwnerSafes',
    (client) => exported.listOwnerSafes(client, safe),
    `/v1/chains/31337/owners/${address}/safes`,
    { body: { safes: [address.toLowerCase()] } },
    { safes: [address] },
  ],
  [
    'getIndexingStatus',
    (client) => exported.getIndexingStatus(client, { chainId: 31337 }),
    '/v1/chains/31337/about/indexing',
    { body: { currentBlockNumber: 7, synced: true } },
    {
      currentBlockNumber: 7,
      currentBlockTimestamp: null,
      erc20BlockNumber: null,
      lastSync: null,
      masterCopiesBlockNumber: null,
      synced: true,
    },
  ],
]

function nonces() {
  return { body: { currentNonce: 3, recommendedNonce: 5 } }
}

function balances() {
  return { body: { fiatTotal: '0', items: [] } }
}

test.each(reads)('default: %s', async (_name, call, url, answer, result) => {
  const service = await startService(answer)
  expect(await call(exported.createClient({ baseUrl: service.url }))).toEqual(result)
  expect(service.requests).toMatchObject([{ body: '', method: 'GET', url }])
})

const refused = { body: { code: 'NO', message: 'No.' }, status: 422 }

test.each<[string, (client: Client) => Promise<unknown>, string]>([
  ['getSafe', (client) => exported.getSafe(client, safe), base],
  ['getChain', (client) => exported.getChain(client, { chainId: 31337 }), '/v1/chains/31337'],
  [
    'getTransaction',
    (client) => exported.getTransaction(client, { chainId: 31337, id: 'multisig_a/b' }),
    '/v1/chains/31337/transactions/multisig_a%2Fb',
  ],
  [
    'getMessage',
    (client) => exported.getMessage(client, { chainId: 31337, messageHash: hash }),
    `/v1/chains/31337/messages/${hash}`,
  ],
])('error: %s refused', async (_name, call, url) => {
  const service = await startService(refused)
  await expect(call(exported.createClient({ baseUrl: service.url }))).rejects.toThrow(/^NO: No\.$/)
  expect(service.requests).toMatchObject([{ method: 'GET', url }])
})

test.each<[string, (client: Client) => Promise<unknown>, string, unknown]>([
  [
    'confirm',
    (client) => exported.confirm(client, { chainId: 31337, safeTxHash: hash, signature }),
    `/v1/chains/31337/transactions/${hash}/confirmations`,
    { signature },
  ],
  [
    'createMessage',
    (client) => exported.createMessage(client, { ...safe, message: 'hello', signature }),
    `${base}/messages`,
    { message: 'hello', signature },
  ],
  [
    'addMessageSignature',
    (client) => exported.addMessageSignature(client, { chainId: 31337, messageHash: hash, signature }),
    `/v1/chains/31337/messages/${hash}/signatures`,
    { signature },
  ],
])('parameters: body of %s', async (_name, call, url, body) => {
  const service = await startService(refused)
  await expect(call(exported.createClient({ baseUrl: service.url }))).rejects.toThrow(exported.HttpRequestError)
  expect(service.requests).toMatchObject([{ body: JSON.stringify(body), method: 'POST', url }])
})

test('behavior: an empty 202 ends createMessage well', async () => {
  const service = await startService({ status: 202 })
  const client = exported.createClient({ baseUrl: service.url })
  expect(await exported.createMessage(client, { ...safe, message: 'hello', signature })).toBeUndefined()
})
