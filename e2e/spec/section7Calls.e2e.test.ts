import {
  addMessageSignature,
  type Client,
  createClient,
  createMessage,
  decodeData,
  estimateTransaction,
  getBalances,
  getChain,
  getMessage,
  getNonces,
  getSafe,
  getTransaction,
  listChains,
  listCollectibles,
  listCollectiblesPage,
  listDelegates,
  listFiatCodes,
  listHistory,
  listIncomingTransfers,
  listMasterCopies,
  listMessages,
  listModuleTransactions,
  listMultisigTransactions,
  listOwnerSafes,
  listQueue,
  listSafeApps,
  propose,
  registerDevice,
  unregisterDevice,
  unregisterSafe,
} from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, signHash } from '@countersign/devchain/testing'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createProposal } from '../support/createProposal.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const [alice, bob, , dave] = demoAccounts
const { treasury } = demoSafes
const safe = { address: treasury.address, chainId }
const of = `/v1/chains/${chainId}`
const ofSafe = `${of}/safes/${treasury.address}`
const uuid = '7b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11'

let product: SharedProductVisitors
/** The client against the running service, and what went over the wire. */
let service: Client
let sent: string[] = []
/** A Safe of this file alone: what is proposed and said here is in nobody's way. */
let own: Address
beforeAll(async () => {
  product = await setupSharedProduct()
  service = createClient({
    baseUrl: product.url,
    fetch(input, init) {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      sent.push(`${init?.method ?? 'GET'} ${pathname}${search}`)
      return fetch(input, init)
    },
  })
  own = await deploySafe({ client: product.chain, owners: [alice.address, bob.address], threshold: 2 })
  await vi.waitFor(() => getSafe(product.service, { address: own, chainId }), { interval: 200, timeout: 120_000 })
})
beforeEach(() => {
  sent = []
})
afterAll(() => product?.stop())

test('7.1 Base URL settable at runtime', async () => {
  const elsewhere = createClient({ baseUrl: `${product.url.replace('127.0.0.1', 'localhost')}/` })
  expect(elsewhere.baseUrl).not.toBe(service.baseUrl)
  expect(await getSafe(elsewhere, safe)).toEqual(await getSafe(service, safe))
})

test('7.2 GET /v1/chains/{chainId}/safes/{address}', async () => {
  const { address, nonce, threshold } = await getSafe(service, safe)
  expect({ address: address.value, threshold }).toEqual({ address: treasury.address, threshold: treasury.threshold })
  expect(nonce).toBeGreaterThanOrEqual(Number(treasury.nonce))
  expect(sent).toEqual([`GET ${ofSafe}`])
})

test('7.3 GET under a safe: incoming-transfers/, module-transactions/, multisig-transactions/', async () => {
  const lists = [listIncomingTransfers, listModuleTransactions, listMultisigTransactions]
  for (const list of lists) expect((await list(service, safe)).results.length).toBeGreaterThan(0)
  expect(sent.map((line) => line.split('?')[0]?.replace(/\/$/, ''))).toEqual(
    ['incoming-transfers', 'module-transactions', 'multisig-transactions'].map((name) => `GET ${ofSafe}/${name}`),
  )
})

test('7.4 GET .../balances/{currency}, default currency usd', async () => {
  expect((await getBalances(service, safe)).items.length).toBeGreaterThan(1)
  expect(sent).toEqual([`GET ${ofSafe}/balances/usd`])
  await getBalances(service, { ...safe, currency: 'eur' })
  expect(sent.at(-1)).toBe(`GET ${ofSafe}/balances/eur`)
})

test('7.5 GET /v1/balances/supported-fiat-codes', async () => {
  expect(await listFiatCodes(service)).toContain('USD')
  expect(sent).toEqual(['GET /v1/balances/supported-fiat-codes'])
})

test('7.6 GET /v1/chains/{chainId}/owners/{address}/safes', async () => {
  expect((await listOwnerSafes(service, { address: bob.address, chainId })).safes).toContain(treasury.address)
  expect(sent).toEqual([`GET ${of}/owners/${bob.address}/safes`])
})

test('7.7 GET .../collectibles (v1 and paged v2)', async () => {
  const all = await listCollectibles(service, safe)
  const { results } = await listCollectiblesPage(service, safe)
  expect(all.length).toBeGreaterThan(0)
  expect(results.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(sent).toEqual([`GET ${ofSafe}/collectibles`, `GET ${ofSafe.replace('/v1', '/v2')}/collectibles`])
})

test('7.8 GET .../transactions/history and .../transactions/queued, with a trusted query flag', async () => {
  expect((await listHistory(service, { ...safe, trusted: true })).results.length).toBeGreaterThan(0)
  expect((await listQueue(service, { ...safe, trusted: true })).results.length).toBeGreaterThan(0)
  expect(sent).toEqual([
    `GET ${ofSafe}/transactions/history?trusted=true`,
    `GET ${ofSafe}/transactions/queued?trusted=true`,
  ])
})

test('7.9 GET /v1/chains/{chainId}/transactions/{transactionId}', async () => {
  const { results } = await listQueue(service, safe)
  const [first] = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  const id = first?.id ?? ''
  expect(await getTransaction(service, { chainId, id })).toMatchObject({ safeAddress: treasury.address, txId: id })
  expect(sent.at(-1)).toBe(`GET ${of}/transactions/${id}`)
})

test('7.10 POST /v2/.../safes/{safe_address}/multisig-transactions/estimations', async () => {
  const call = { data: '0x', operation: 0, to: dave.address, value: '1' } as const
  const { currentNonce, safeTxGas } = await estimateTransaction(service, { ...safe, ...call })
  expect(currentNonce).toBeGreaterThanOrEqual(Number(treasury.nonce))
  expect(safeTxGas).toMatch(/^\d+$/)
  expect(sent).toEqual([`POST ${ofSafe.replace('/v1', '/v2')}/multisig-transactions/estimations`])
})

test('7.11 GET .../safes/{safe_address}/nonces', async () => {
  const { currentNonce, recommendedNonce } = await getNonces(service, safe)
  expect(recommendedNonce).toBeGreaterThan(currentNonce)
  expect(sent).toEqual([`GET ${ofSafe}/nonces`])
})

test('7.12 POST /v1/chains/{chainId}/transactions/{safe_address}/propose', async () => {
  const proposal = await createProposal(own)
  expect(await propose(service, { address: own, chainId, proposal })).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
  })
  expect(sent).toEqual([`POST ${of}/transactions/${own}/propose`])
})

test('7.13 GET /v1/chains and /v1/chains/{chainId}', async () => {
  expect((await listChains(service)).results.map((chain) => chain.chainId)).toEqual(['31337', '31338'])
  expect(await getChain(service, { chainId })).toMatchObject({ chainId: '31337', chainName: 'Demo chain' })
  expect(sent).toEqual(['GET /v1/chains', `GET ${of}`])
})

test('7.14 GET .../safe-apps', async () => {
  expect(await listSafeApps(service, { chainId })).toBeInstanceOf(Array)
  expect(sent).toEqual([`GET ${of}/safe-apps`])
})

test('7.15 GET .../about/master-copies', async () => {
  expect((await listMasterCopies(service, { chainId })).map(({ version }) => version)).toContain('1.4.1+L2')
  expect(sent).toEqual([`GET ${of}/about/master-copies`])
})

test('7.16 POST .../data-decoder, body fields data and to', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, args: [dave.address, 5n], functionName: 'transfer' })
  expect(await decodeData(service, { chainId, data, to: demoTokens.usdc.address })).toMatchObject({
    method: 'transfer',
  })
  expect(sent).toEqual([`POST ${of}/data-decoder`])
})

const message = 'The specification is read aloud.'
const messageHash = () => hashSafeMessage({ chainId, message, safe: own, version: '1.4.1' }).safeMessageHash

test('7.17 GET, POST .../safes/{safe_address}/messages', async () => {
  const signature = await signHash(messageHash(), [alice.address])
  await createMessage(service, { address: own, chainId, message, signature })
  const { results } = await listMessages(service, { address: own, chainId })
  expect(results).toMatchObject([{ type: 'DATE_LABEL' }, { message, status: 'NEEDS_CONFIRMATION' }])
  expect(sent).toEqual([`POST ${of}/safes/${own}/messages`, `GET ${of}/safes/${own}/messages`])
})

test('7.18 GET /v1/chains/{chainId}/messages/{message_hash}', async () => {
  expect(await getMessage(service, { chainId, messageHash: messageHash() })).toMatchObject({ message })
  expect(sent).toEqual([`GET ${of}/messages/${messageHash()}`])
})

test('7.19 POST .../messages/{message_hash}/signatures', async () => {
  const signature = await signHash(messageHash(), [bob.address])
  await addMessageSignature(service, { chainId, messageHash: messageHash(), signature })
  expect(sent).toEqual([`POST ${of}/messages/${messageHash()}/signatures`])
  expect(await getMessage(service, { chainId, messageHash: messageHash() })).toMatchObject({ status: 'CONFIRMED' })
})

test('7.20 GET .../delegates', async () => {
  expect((await listDelegates(service, { chainId, safe: own, version: 1 })).results).toEqual([])
  expect(sent).toEqual([`GET ${of}/delegates?safe=${own}`])
})

test('7.21 POST /v1/register/notifications', async () => {
  await registerDevice(service, {
    registration: {
      buildNumber: '1',
      bundle: 'specification',
      cloudMessagingToken: 'token',
      deviceType: 'WEB',
      safeRegistrations: [],
      uuid,
      version: '1.0.0',
    },
  })
  expect(sent).toEqual(['POST /v1/register/notifications'])
})

test('7.22 DELETE .../notifications/devices/{uuid}/safes/{safe_address}', async () => {
  await unregisterSafe(service, { address: own, chainId, uuid })
  expect(sent).toEqual([`DELETE ${of}/notifications/devices/${uuid}/safes/${own}`])
})

test('7.23 DELETE .../notifications/devices/{uuid}', async () => {
  await unregisterDevice(service, { chainId, uuid })
  expect(sent).toEqual([`DELETE ${of}/notifications/devices/${uuid}`])
})
