import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import { SafeAppSchema } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'
import { describedCalls, listDisagreements } from './official/listDisagreements.ts'

const [alice, bob] = demoAccounts
const safes = Object.values(demoSafes).map(({ address }) => address)
const { treasury } = demoSafes
const { demo, seals, usdc } = demoTokens
const chain = '/v1/chains/31337'
const device = '6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11'
const ofSafes = (path: string) => safes.map((safe) => `${chain}/safes/${safe}${path}`)

/** Read by several calls of their own. */
const transactionLists = [
  'multisig-transactions',
  'module-transactions',
  'incoming-transfers',
  'transactions/queued',
  'transactions/history',
]

/** How each described read is asked here; an answer without a body fits all of them. */
const requested: Readonly<Record<string, readonly string[]>> = {
  'GET /about': ['/about'],
  'GET /v1/auth/nonce': ['/v1/auth/nonce'],
  'GET /v1/balances/supported-fiat-codes': ['/v1/balances/supported-fiat-codes'],
  'GET /v1/chains': ['/v1/chains', '/v2/chains?serviceKey=WALLET_WEB'],
  'GET /v1/chains/{chainId}': [chain, '/v2/chains/31337?serviceKey=WALLET_WEB'],
  'GET /v1/chains/{chainId}/about': [`${chain}/about`],
  'GET /v1/chains/{chainId}/about/backbone': [`${chain}/about/backbone`],
  'GET /v1/chains/{chainId}/about/indexing': [`${chain}/about/indexing`],
  'GET /v1/chains/{chainId}/about/master-copies': [`${chain}/about/master-copies`],
  'GET /v1/chains/{chainId}/contracts/{contractAddress}': [
    usdc.address,
    seals.address,
    treasury.address,
    safeContracts['1.4.1'].multiSendCallOnly,
    safeContracts['1.3.0'].singletonL2,
  ].map((address) => `${chain}/contracts/${address}`),
  'GET /v1/chains/{chainId}/delegates': safes.map((safe) => `${chain}/delegates?safe=${safe}`),
  'GET /v1/chains/{chainId}/owners/{ownerAddress}/safes': [`${chain}/owners/${alice.address}/safes`],
  'GET /v1/chains/{chainId}/relay/{safeAddress}': [`${chain}/relay/${treasury.address}`],
  'GET /v1/chains/{chainId}/safe-apps': [`${chain}/safe-apps`],
  'GET /v1/chains/{chainId}/safes/{safeAddress}': ofSafes(''),
  'GET /v1/chains/{chainId}/safes/{safeAddress}/balances/{fiatCode}': ['usd', 'EUR'].flatMap((currency) =>
    ofSafes(`/balances/${currency}?trusted=false`),
  ),
  ...Object.fromEntries(
    transactionLists.map((list) => [`GET /v1/chains/{chainId}/safes/{safeAddress}/${list}`, ofSafes(`/${list}`)]),
  ),
  'GET /v1/chains/{chainId}/safes/{safeAddress}/messages': ofSafes('/messages'),
  'GET /v1/chains/{chainId}/safes/{safeAddress}/nonces': ofSafes('/nonces'),
  'GET /v1/chains/{chainId}/safes/{safeAddress}/positions/{fiatCode}': ofSafes('/positions/usd'),
  'GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/creation': ofSafes('/transactions/creation'),
  'GET /v1/chains/{chainId}/security/{safeAddress}/recipient/{recipientAddress}': [
    bob.address,
    safes[1],
    zeroAddress,
  ].map((recipient) => `${chain}/security/${treasury.address}/recipient/${recipient}`),
  'GET /v1/safes': ['v1', 'v2'].map(
    (version) =>
      `/${version}/safes?currency=usd&safes=${safes.map((safe) => `31337:${safe}`).join(',')}&trusted=false&wallet_address=${alice.address}`,
  ),
  'GET /v1/spaces': ['/v1/spaces'],
  'GET /v1/targeted-messaging/outreaches/{outreachId}/chains/{chainId}/safes/{safeAddress}': [
    `/v1/targeted-messaging/outreaches/11/chains/31337/safes/${treasury.address}`,
  ],
  'GET /v1/targeted-messaging/outreaches/{outreachId}/chains/{chainId}/safes/{safeAddress}/signers/{signerAddress}/submissions':
    [
      `/v1/targeted-messaging/outreaches/11/chains/31337/safes/${treasury.address}/signers/${alice.address}/submissions`,
    ],
  'GET /v2/chains/{chainId}/delegates': safes.map((safe) => `/v2/chains/31337/delegates?safe=${safe}`),
  'GET /v2/chains/{chainId}/notifications/devices/{deviceUuid}/safes/{safeAddress}': [
    `/v2/chains/31337/notifications/devices/${device}/safes/${treasury.address}`,
  ],
  'GET /v2/chains/{chainId}/safes/{safeAddress}/collectibles': safes.map(
    (safe) => `/v2/chains/31337/safes/${safe}/collectibles`,
  ),
  'GET /v2/owners/{ownerAddress}/safes': [alice, bob].map(({ address }) => `/v2/owners/${address}/safes`),
}

/** What is described and not asked above. */
const explained: Readonly<Record<string, string>> = {
  'GET /v1/chains/{chainId}/messages/{messageHash}': 'every message of the lists is, below',
  'GET /v1/chains/{chainId}/transactions/{id}': 'every transaction of the lists is, below',
  'GET /v1/export/{jobId}/status': 'refused: no files are made',
  'GET /v1/owners/{ownerAddress}/safes': 'described as a list, and a map of lists by chain for its own clients',
  'GET /v1/users': 'for those who are signed in: e2e/webWallet.e2e.test.ts',
}

/** Where the official gateway itself answers otherwise than it is described. */
const mistakes = [
  // Its own schema has null for calls of a batch that it cannot read; its description forgets that.
  /\.valueDecoded\[\d+\]\.dataDecoded: null$/,
]

let folder: string
let gateway: DemoGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-compat-'))
  const prices = join(folder, 'prices.json')
  // The other tokens have none: what is not known must have the same form.
  await writeFile(prices, JSON.stringify({ prices: { 31337: { [usdc.address]: { EUR: 0.9, USD: 1 } } } }))
  const app = SafeAppSchema.parse({
    accessControl: { type: 'NO_RESTRICTIONS', value: null },
    chainIds: ['31337'],
    description: 'For the test',
    featured: false,
    features: [],
    iconUrl: null,
    id: 1,
    name: 'Compat app',
    provider: null,
    socialProfiles: [],
    tags: [],
    url: 'https://app.example.org',
  })
  gateway = await startDemoGateway({ prices, safeApps: [app] })
  const subscription = { address: treasury.address, chainId: '31337', notificationTypes: ['MODULE_TRANSACTION'] }
  await fetch(`${gateway.url}/v2/register/notifications`, {
    body: JSON.stringify({
      cloudMessagingToken: 'token',
      deviceType: 'WEB',
      deviceUuid: device,
      safes: [subscription],
    }),
    headers: { 'Content-Type': 'application/json' },
    method: 'POST',
  })
})
afterAll(async () => {
  await gateway.stop()
  await rm(folder, { recursive: true })
})

async function read(path: string): Promise<unknown> {
  const response = await fetch(`${gateway.url}${path}`)
  const text = await response.text()
  expect([path, response.status]).toEqual([path, text === '' ? 204 : 200])
  return text === '' ? undefined : JSON.parse(text)
}

/** Of the answers that are not as described, what is not. */
async function compare(call: string, paths: readonly string[]): Promise<Record<string, string[]>> {
  const entries: [string, string[]][] = []
  for (const path of paths) {
    const answer = await read(path)
    const disagreements = (answer === undefined ? [] : listDisagreements(call, answer)).filter(
      (line) => !mistakes.some((mistake) => mistake.test(line)),
    )
    if (disagreements.length > 0) entries.push([path, disagreements])
  }
  return Object.fromEntries(entries)
}

test('default: every described read is requested or explained', () => {
  const known = [...Object.keys(requested), ...Object.keys(explained)].toSorted()
  expect(known).toEqual(describedCalls.filter((call) => call.startsWith('GET ')).toSorted())
})

test.each(Object.entries(requested))('default: %s', async (call, paths) => {
  expect(paths.length).toBeGreaterThan(0)
  expect(await compare(call, paths)).toEqual({})
})

const ItemsSchema = z.object({
  results: z.array(
    z.object({ messageHash: z.string().optional(), transaction: z.object({ id: z.string() }).optional() }),
  ),
})

test('default: every transaction and every message of the lists, one by one', async () => {
  const transactions = new Set<string>()
  const messages = new Set<string>()
  for (const list of [...transactionLists, 'messages'])
    for (const path of ofSafes(`/${list}`))
      for (const { messageHash, transaction } of ItemsSchema.parse(await read(path)).results) {
        // The creation of a Safe has a call of its own.
        if (transaction && !transaction.id.startsWith('creation_')) transactions.add(transaction.id)
        if (messageHash) messages.add(messageHash)
      }
  const kinds = [...transactions].map((id) => id.split('_')[0])
  expect([...new Set(kinds)].toSorted()).toEqual(['module', 'multisig', 'transfer'])
  expect(messages.size).toBeGreaterThan(0)
  const details = [...transactions].map((id) => `${chain}/transactions/${id}`)
  expect(await compare('GET /v1/chains/{chainId}/transactions/{id}', details)).toEqual({})
  const texts = [...messages].map((hash) => `${chain}/messages/${hash}`)
  expect(await compare('GET /v1/chains/{chainId}/messages/{messageHash}', texts)).toEqual({})
})

test('behavior: tokens with and without a price are among what is compared', async () => {
  const { items } = z
    .object({ items: z.array(z.object({ fiatConversion: z.string(), tokenInfo: z.object({ address: z.string() }) })) })
    .parse(await read(`${chain}/safes/${treasury.address}/balances/usd`))
  const priceOf = (address: string) => items.find(({ tokenInfo }) => tokenInfo.address === address)?.fiatConversion
  expect([priceOf(usdc.address), priceOf(demo.address)]).toEqual(['1', '0'])
})
