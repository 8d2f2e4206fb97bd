import { demoAccounts } from '@countersign/devchain/accounts'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  deploySafe,
  type TestClient,
} from '@countersign/devchain/testing'
import { type Hex, hashMessage, isHex, numberToHex, parseAbi, parseEther, stringToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestHost } from '../../test/createTestHost.ts'
import { createTestWindow } from '../../test/createTestWindow.ts'
import { recipient, typedData, typedHash } from '../../test/samples.ts'
import { serveTestHost } from '../../test/serveTestHost.ts'
import { connectToHost } from '../app/connectToHost.ts'
import { createProvider } from './createProvider.ts'

const [alice, bob, carol] = demoAccounts
const origin = 'https://host.example'
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const StatusSchema = z.object({ id: z.string(), receipts: z.array(z.unknown()), status: z.number() })
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

async function setup() {
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client, owners, threshold: 2 })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  const host = createTestHost({ origin, rpcUrl: chain.url, safe })
  const page = createTestWindow({ onRequest: serveTestHost(host) })
  const { frame, info } = await connectToHost({ hosts: [origin], page })
  const { request } = createProvider({ chainId: info.chainId, frame, safe: info.safeAddress })
  const isAccepted = async (hash: Hex, signature: unknown) =>
    isHex(signature) &&
    (await client.readContract({ abi, address: safe, args: [hash, signature], functionName: 'isValidSignature' })) ===
      '0x1626ba7e'
  return { host, isAccepted, request, safe }
}

test('default: accounts, chain and reads', async () => {
  const { request, safe } = await setup()
  expect(await request({ method: 'eth_accounts' })).toEqual([safe])
  expect(await request({ method: 'eth_requestAccounts' })).toEqual([safe])
  expect(await request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(await request({ method: 'net_version' })).toBe('31337')
  expect(await request({ method: 'eth_getBalance', params: [safe, 'latest'] })).toBe(numberToHex(parseEther('1')))
  expect(await request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
  expect(await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })).toBeNull()
  expect(await request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })).toMatchObject([
    { parentCapability: 'eth_accounts' },
  ])
})

test('behavior: a transaction waits, then has a receipt under the hash that was given', async () => {
  const { host, request, safe } = await setup()
  host.mood.transactions = 'propose'
  const before = await client.getBalance({ address: recipient })
  const transaction = { from: safe, gas: '0x5208', to: recipient.toLowerCase(), value: '0x10' }
  const hash = await request({ method: 'eth_sendTransaction', params: [transaction] })
  expect(await request({ method: 'eth_getTransactionByHash', params: [hash] })).toMatchObject({
    blockNumber: null,
    from: safe,
    hash,
    to: recipient,
    value: '0x10',
  })
  expect(await request({ method: 'eth_getTransactionReceipt', params: [hash] })).toBeNull()
  await host.execute()
  expect(await request({ method: 'eth_getTransactionReceipt', params: [hash] })).toMatchObject({
    status: '0x1',
    transactionHash: hash,
  })
  expect(await request({ method: 'eth_getTransactionByHash', params: [hash] })).toMatchObject({
    blockNumber: expect.stringMatching(/^0x/),
    hash,
  })
  expect((await client.getBalance({ address: recipient })) - before).toBe(16n)
})

test('behavior: a batch of calls and its status', async () => {
  const { host, request, safe } = await setup()
  host.mood.transactions = 'propose'
  const calls = [
    { to: recipient, value: '0x1' },
    { data: '0x', to: recipient },
  ]
  const params = [{ calls, chainId: '0x7a69', from: safe, version: '2.0.0' }]
  const { id } = z.object({ id: z.string() }).parse(await request({ method: 'wallet_sendCalls', params }))
  const getStatus = async () => StatusSchema.parse(await request({ method: 'wallet_getCallsStatus', params: [id] }))
  expect(await getStatus()).toMatchObject({ id, receipts: [], status: 100 })
  await host.execute()
  const { receipts, status } = await getStatus()
  expect([receipts.length, status]).toEqual([2, 200])
  expect(await request({ method: 'wallet_getCapabilities', params: [safe] })).toEqual({
    '0x7a69': { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
  })
  await expect(request({ method: 'wallet_sendCalls', params: [{ calls, chainId: '0x1' }] })).rejects.toMatchObject({
    code: 5710,
  })
})

test('behavior: texts, their bytes and typed data are signed so that the Safe accepts it', async () => {
  const { isAccepted, request, safe } = await setup()
  const hash = hashMessage('hello')
  const sign = (method: string, params: unknown[]) => request({ method, params })
  expect(await isAccepted(hash, await sign('personal_sign', ['hello', safe]))).toBe(true)
  expect(await isAccepted(hash, await sign('personal_sign', [stringToHex('hello'), safe.toLowerCase()]))).toBe(true)
  expect(await isAccepted(hash, await sign('eth_sign', [safe, stringToHex('hello')]))).toBe(true)
  expect(await isAccepted(typedHash, await sign('eth_signTypedData_v4', [safe, JSON.stringify(typedData)]))).toBe(true)
  expect(await isAccepted(typedHash, await sign('eth_signTypedData', [safe, typedData]))).toBe(true)
  await request({ method: 'safe_setSettings', params: [{ offChainSigning: false }] })
  expect(await sign('personal_sign', ['on the chain', safe])).toBe('0x')
})

test('error: what a Safe cannot do, and what its people will not', async () => {
  const { host, request, safe } = await setup()
  for (const method of ['wallet_watchAsset', 'wallet_addEthereumChain', 'eth_sendRawTransaction', 'eth_mining', 'x'])
    await expect(request({ method })).rejects.toMatchObject({ code: 4200, message: `${method} not implemented` })
  await expect(request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })).rejects.toMatchObject({
    code: 4902,
  })
  await expect(request({ method: 'eth_sendTransaction', params: [{ data: '0x6001' }] })).rejects.toMatchObject({
    code: -32602,
  })
  for (const account of [alice.address, undefined])
    await expect(request({ method: 'personal_sign', params: ['hello', account] })).rejects.toMatchObject({ code: 4100 })
  const bytes = `0x${'ff'.repeat(32)}`
  await expect(request({ method: 'personal_sign', params: [bytes, safe] })).rejects.toThrow(/^Invalid message type$/)
  await expect(request({ method: 'eth_signTypedData_v4', params: [safe, '{'] })).rejects.toThrow(/^Invalid typed data$/)
  host.mood.transactions = 'reject'
  host.mood.addressBook = 'refuse'
  for (const [method, params] of [
    ['eth_sendTransaction', [{ to: recipient }]],
    ['personal_sign', ['hello', safe]],
    ['wallet_requestPermissions', [{ requestAddressBook: {} }]],
  ] as const)
    await expect(request({ method, params })).rejects.toMatchObject({ code: 4001 })
})
