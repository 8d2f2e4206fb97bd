import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getBalances } from '@countersign/client'
import {
  createConnectConfig,
  createConnectQueryClient,
  createDialogStore,
  createTransport,
  DEFAULT_CHAINS,
} from '@countersign/connect'
import { lookUpName, toFetchableUri } from '@countersign/connect/names'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, ensContracts } from '@countersign/devchain/demo-world'
import { createFrame, isMessageSigned, PermissionsRejectedError } from '@countersign/frame'
import { defaultArweaveGateway, defaultIpfsGateway } from '@countersign/protocol/config'
import { defaultCurrency } from '@countersign/protocol/wire'
import { type Chain, createClient, custom, defineChain, labelhash } from 'viem'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Example, setupExample } from '../../packages/connect/test/setupExample.ts'
import { createTestWindow } from '../../packages/frame/test/createTestWindow.ts'
import { account, connect, dialog, isClosed, open, visitWithWallet } from '../support/connectPage.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const [alice] = demoAccounts
const nativeCurrency = { decimals: 18, name: 'Ether', symbol: 'ETH' }
let example: Example
let product: SharedProductVisitors
/** The sizes of the batches that a node is sent. */
const batches: number[] = []
let chain: Chain
const node = createServer((request, response) => void answerBatch(request, response))
async function answerBatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const requested: unknown = JSON.parse(body)
  const list: unknown[] = Array.isArray(requested) ? requested : [requested]
  batches.push(list.length)
  const answers = list.map((question) => ({ id: Reflect.get(Object(question), 'id'), jsonrpc: '2.0', result: '0x1' }))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers))
}
beforeAll(async () => {
  product = await setupSharedProduct()
  example = await setupExample({ rpcUrl: product.chainUrl })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const address = node.address()
  const port = typeof address === 'object' && address ? address.port : 0
  chain = defineChain({
    id: 1,
    name: 'One',
    nativeCurrency,
    rpcUrls: { default: { http: [`http://127.0.0.1:${port}`] } },
  })
})
afterAll(async () => {
  node.close()
  await Promise.all([example?.stop(), product?.stop()])
})

const readTransport = () => createTransport(chain)({ chain }).config

test('9.1 Default balance currency: usd', async () => {
  expect(defaultCurrency).toBe('usd')
  const address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
  const inDollars = await getBalances(product.service, { address, chainId, currency: 'USD' })
  expect(await getBalances(product.service, { address, chainId })).toEqual(inDollars)
})

test('9.2 Permission rejection code: 4001', () => {
  expect(new PermissionsRejectedError().rpcCode).toBe(4001)
})

test('9.3 Signature magic values: 0x1626ba7e and 0x20c13b0b', async () => {
  let answer = ''
  const origin = 'https://host.example'
  const onRequest = (message: unknown) => ({
    data: answer.padEnd(66, '0'),
    id: Reflect.get(Object(message), 'id'),
    success: true,
    version: '9.1.0',
  })
  const frame = createFrame({ hosts: [origin], page: createTestWindow({ hostOrigin: origin, onRequest }) })
  const isSigned = (value: string) => {
    answer = value
    return isMessageSigned(frame, { message: 'hello', safe: alice.address })
  }
  expect(await isSigned('0x1626ba7e')).toBe(true)
  expect(await isSigned('0x20c13b0b')).toBe(true)
  expect(await isSigned('0xffffffff')).toBe(false)
  frame.dispose()
})

test('9.4 HTTP RPC timeout 10000 ms', () => {
  expect(readTransport().timeout).toBe(10_000)
})

test('9.5 Default retry count 2 with delay 100 ms', () => {
  expect(readTransport()).toMatchObject({ retryCount: 2, retryDelay: 100 })
})

test('9.6 Cache time infinite by default', async () => {
  let requested = 0
  const client = createClient({
    chain: { ...chain, contracts: { ensUniversalResolver: { address: ensContracts.universalResolver } } },
    transport: custom({
      async request(request): Promise<unknown> {
        requested += 1
        return product.chain.transport.request(request)
      },
    }),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const first = await lookUpName(client, alice.address)
    expect(requested).toBeGreaterThan(0)
    requested = 0
    vi.setSystemTime(Date.now() + 100 * 365 * 24 * 3_600_000)
    expect(await lookUpName(client, alice.address)).toBe(first)
    expect(requested).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('9.7 Name-service label over 255 bytes is replaced with its hash', () => {
  const label = 'a'.repeat(256)
  const replaced = `[${labelhash(label).slice(2)}]`
  expect(packetToBytes(`${label}.eth`)).toEqual(packetToBytes(`${replaced}.eth`))
  const allowed = 'a'.repeat(255)
  expect(packetToBytes(`${allowed}.eth`)[0]).toBe(255)
})

test('9.8 Default gateways: public ipfs and arweave gateways', () => {
  expect([defaultIpfsGateway, defaultArweaveGateway]).toEqual(['https://ipfs.io', 'https://arweave.net'])
  expect(toFetchableUri('ipfs://cid/a.png')).toBe('https://ipfs.io/ipfs/cid/a.png')
  expect(toFetchableUri('ar://id')).toBe('https://arweave.net/id')
})

test('9.9 Default chains: mainnet and a test network', () => {
  expect(DEFAULT_CHAINS.map(({ id }) => id)).toEqual([1, 11_155_111])
  expect(createConnectConfig().chains).toEqual(DEFAULT_CHAINS)
})

test('9.10 Theme: default accent blue; radii large modal 24px, medium 16px, small 8px', async () => {
  const { leave, page } = await example.visit({ context: { colorScheme: 'light' } })
  await open(page)
  await dialog(page).getByRole('button', { exact: true, name: 'Get a wallet' }).waitFor()
  const style = (property: string, selector: string) =>
    page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
  expect(await style('backgroundColor', '.csc-button-primary')).toBe('rgb(11, 95, 214)')
  expect(await style('borderRadius', '.csc-panel')).toBe('24px')
  for (const [step, radius] of Object.entries({ medium: '16px', small: '8px' })) {
    await page.evaluate(`document.querySelector('dialog').dataset.cscRadius = '${step}'`)
    expect(await style('borderRadius', '.csc-panel')).toBe(radius)
  }
  await leave()
})

test('9.11 Wallet library defaults: polling 4000 ms', () => {
  expect(createConnectConfig().getClient().pollingInterval).toBe(4_000)
})

test('9.12 Wallet library defaults: batch size 1000', async () => {
  batches.length = 0
  const client = createClient({ chain, transport: createTransport(chain) })
  // Each with a parameter of its own: what is asked twice is sent once.
  const sendRequest = (index: number) =>
    client.request({ method: 'eth_getBalance', params: [`0x${index.toString(16).padStart(40, '0')}`, 'latest'] })
  await Promise.all(Array.from({ length: 1_001 }, (_, index) => sendRequest(index)))
  expect(batches.toSorted((a, b) => a - b)).toEqual([1, 1_000])
})

test('9.13 Wallet library defaults: persisted store version 2', () => {
  const stored = new Map<string, string>()
  const store = createDialogStore({
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  store.rememberWallet('metaMask')
  expect(JSON.parse(stored.get('wagmi.connect') ?? '')).toMatchObject({ version: 2 })
  store.dispose()
})

test('9.14 Wallet library defaults: storage key prefix wagmi', async () => {
  const { leave, page } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await isClosed(page)
  const keys: unknown = await page.evaluate('Object.keys(localStorage)')
  if (!Array.isArray(keys)) throw new Error('The page stored nothing.')
  expect(keys.length).toBeGreaterThan(2)
  expect(keys.filter((key) => !String(key).startsWith('wagmi.'))).toEqual([])
  await leave()
})

test('9.15 Wallet library defaults: cache kept 24 hours, no query retries, no refetch on window focus', () => {
  expect(createConnectQueryClient().getDefaultOptions().queries).toMatchObject({
    gcTime: 24 * 3_600_000,
    refetchOnWindowFocus: false,
    retry: 0,
  })
})
