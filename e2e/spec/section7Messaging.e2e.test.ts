import { createTransport, watchAsset } from '@countersign/connect'
import { resolveAvatar } from '@countersign/connect/names'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { deploySafe } from '@countersign/devchain/testing'
import {
  connectToHost,
  type Frame,
  getChainInfo,
  getEnvironmentInfo,
  getOffChainSignature,
  getPermissions,
  getSafeBalances,
  getSafeInfo,
  getTransaction,
  requestAddressBook,
  requestPermissions,
  rpcCall,
  sendTransactions,
  signMessage,
  signTypedMessage,
} from '@countersign/frame'
import { verifySafeSignature } from '@countersign/protocol/verify'
import type { Page } from 'playwright-core'
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  parseAbi,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, SECOND_CHAIN, setupExample } from '../../packages/connect/test/setupExample.ts'
import { createTestHost, type TestHost } from '../../packages/frame/test/createTestHost.ts'
import { createTestWindow } from '../../packages/frame/test/createTestWindow.ts'
import { typedData } from '../../packages/frame/test/samples.ts'
import { serveTestHost } from '../../packages/frame/test/serveTestHost.ts'
import { account, connect, isClosed, row } from '../support/connectPage.ts'
import { createNotingWallet } from '../support/oddWallets.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const [alice, bob, , dave] = demoAccounts
const origin = 'https://host.example'
let example: Example
let frame: Frame
let host: TestHost
/** A visitor of the example, and a wallet that notes what it is asked. */
let leave: () => Promise<void>
let page: Page
let product: SharedProductVisitors
let safe: Address
let safeTxHash: Hex
beforeAll(async () => {
  product = await setupSharedProduct()
  example = await setupExample({ rpcUrl: product.chainUrl })
  const { chain, chainUrl: rpcUrl } = product
  safe = await deploySafe({ client: chain, owners: [alice.address, bob.address], threshold: 2 })
  await chain.sendTransaction({ account: alice.address, to: safe, value: parseEther('1') })
  host = createTestHost({ origin, rpcUrl, safe })
  const window = createTestWindow({ onRequest: serveTestHost(host) })
  frame = (await connectToHost({ hosts: [origin], page: window })).frame
  const visit = await example.visit({
    prepare: (context) => context.addInitScript({ content: createNotingWallet(alice.address, SECOND_CHAIN) }),
  })
  leave = visit.leave
  page = visit.page
})
afterAll(async () => {
  frame?.dispose()
  await leave?.()
  await Promise.all([example?.stop(), product?.stop()])
})

test('7.24 Parent-frame messaging: sendTransactions', async () => {
  const before = await product.chain.getBalance({ address: dave.address })
  safeTxHash = (await sendTransactions(frame, { transactions: [{ to: dave.address, value: 1n }] })).safeTxHash
  expect((await product.chain.getBalance({ address: dave.address })) - before).toBe(1n)
})

test('7.25 Parent-frame messaging: rpcCall', async () => {
  expect(await rpcCall(frame, { call: 'eth_chainId', params: [] })).toBe('0x7a69')
})

test('7.26 Parent-frame messaging: getChainInfo', async () => {
  expect(await getChainInfo(frame)).toMatchObject({ chainId: '31337', nativeCurrency: { symbol: 'ETH' } })
})

test('7.27 Parent-frame messaging: getSafeInfo', async () => {
  expect(await getSafeInfo(frame)).toMatchObject({ chainId, safeAddress: safe, threshold: 2 })
})

test('7.28 Parent-frame messaging: getTxBySafeTxHash', async () => {
  expect(await getTransaction(frame, { safeTxHash })).toMatchObject({ safeAddress: safe, txStatus: 'SUCCESS' })
})

test('7.29 Parent-frame messaging: getSafeBalances', async () => {
  const balance = await product.chain.getBalance({ address: safe })
  expect((await getSafeBalances(frame)).items).toMatchObject([{ balance: String(balance) }])
})

test('7.30 Parent-frame messaging: signMessage', async () => {
  const signed = await signMessage(frame, { message: 'hello' })
  if (!('messageHash' in signed) || !signed.signature) throw new Error('The host did not sign.')
  const { signature } = signed
  const check = await verifySafeSignature(product.chain, { chainId, content: 'hello', safe, signature })
  expect(check.verdict).toBe('ok')
})

test('7.31 Parent-frame messaging: signTypedMessage', async () => {
  const signed = await signTypedMessage(frame, { typedData })
  if (!('messageHash' in signed) || !signed.signature) throw new Error('The host did not sign.')
  const { signature } = signed
  const check = await verifySafeSignature(product.chain, { chainId, content: typedData, safe, signature })
  expect(check.verdict).toBe('ok')
})

test('7.32 Parent-frame messaging: getEnvironmentInfo', async () => {
  expect(await getEnvironmentInfo(frame)).toEqual({ origin })
})

test('7.33 Parent-frame messaging: getOffChainSignature', async () => {
  host.mood.messages = 'later'
  const signed = await signMessage(frame, { message: 'later' })
  if (!('messageHash' in signed)) throw new Error('The host did not take the message.')
  expect(await getOffChainSignature(frame, signed)).toBe(undefined)
  host.finishMessages()
  expect(await getOffChainSignature(frame, signed)).toMatch(/^0x[0-9a-f]{260}$/)
})

test('7.34 Parent-frame messaging: wallet permission calls', async () => {
  expect(await getPermissions(frame)).toEqual([])
  const granted = await requestPermissions(frame, { permissions: [{ requestAddressBook: {} }] })
  expect(granted).toMatchObject([{ parentCapability: 'requestAddressBook' }])
  expect(await getPermissions(frame)).toEqual(granted)
})

test('7.35 Parent-frame messaging: requestAddressBook', async () => {
  expect(await requestAddressBook(frame)).toMatchObject([{ chainId: '31337', name: 'Nobody' }])
})

/** What the page asked its wallet for, each method with what came with it. */
const readRequested = async (method: string): Promise<unknown[]> => {
  const requested: unknown = await page.evaluate('window.requested')
  if (!Array.isArray(requested)) throw new Error('The wallet noted nothing.')
  return requested.flatMap((request: unknown) => {
    const { method: name, params }: { method?: unknown; params?: unknown } = Object(request)
    return name === method ? [params] : []
  })
}

test('7.36 Wallet provider requests: eth_requestAccounts', async () => {
  await connect(page, 'Noting wallet')
  await account(page).waitFor()
  expect(await readRequested('eth_requestAccounts')).toHaveLength(1)
})

test('7.37 Wallet provider requests: eth_accounts', async () => {
  expect((await readRequested('eth_accounts')).length).toBeGreaterThan(0)
})

test('7.38 Wallet provider requests: eth_chainId', async () => {
  expect((await readRequested('eth_chainId')).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
})

test('7.39 Wallet provider requests: wallet_switchEthereumChain', async () => {
  await page.getByRole('button', { name: 'Network: Second chain' }).click()
  await row(page, 'Lab chain').click()
  await isClosed(page)
  expect(await readRequested('wallet_switchEthereumChain')).toContainEqual([{ chainId: '0x7a69' }])
})

test('7.40 Wallet provider requests: wallet_addEthereumChain (chainId, chainName, nativeCurrency, rpcUrls, blockExplorerUrls)', async () => {
  expect(await readRequested('wallet_addEthereumChain')).toEqual([
    [
      {
        blockExplorerUrls: [`${example.server.url}/explorer`],
        chainId: '0x7a69',
        chainName: 'Lab chain',
        nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
        rpcUrls: [example.chain.url],
      },
    ],
  ])
})

test('7.41 Wallet provider requests: wallet_watchAsset (ERC20 with address, decimals default 18, image, symbol)', async () => {
  await page.getByRole('button', { name: 'Watch asset' }).click()
  await page.locator('#answer', { hasText: 'added' }).waitFor()
  const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const options = { address: token, decimals: 18, symbol: 'DEMO' }
  expect(await readRequested('wallet_watchAsset')).toEqual([{ options, type: 'ERC20' }])
  const requested: unknown[] = []
  const request = async (question: unknown) => requested.push(question) > 0
  await watchAsset({ request }, { address: token, decimals: 6, image: 'https://logo.example/t.png', symbol: 'T' })
  expect(requested).toMatchObject([{ params: { options: { decimals: 6, image: 'https://logo.example/t.png' } } }])
})

test('7.42 Wallet provider requests: wallet_requestPermissions', async () => {
  const request = page.getByRole('button', { name: 'Request permissions' })
  for (const status of ['granted', 'refused']) {
    await page.evaluate(`window.permissions = '${status}'`)
    await request.click()
    await page.locator('#answer', { hasText: status === 'granted' ? 'granted' : 'rejected' }).waitFor()
  }
  expect((await readRequested('wallet_requestPermissions')).at(-1)).toEqual([{ eth_accounts: {} }])
})

test('7.43 Chain node: JSON-RPC over HTTP POST or websocket', async () => {
  const { chainUrl } = product
  const nativeCurrency = { decimals: 18, name: 'Ether', symbol: 'ETH' }
  const base = { id: chainId, name: 'Demo', nativeCurrency }
  const byPost = { ...base, rpcUrls: { default: { http: [chainUrl] } } }
  const bySocket = { ...base, rpcUrls: { default: { http: [], webSocket: [chainUrl.replace('http', 'ws')] } } }
  for (const chain of [byPost, bySocket]) {
    const client = createClient({ chain, transport: createTransport(chain) })
    expect(await client.request({ method: 'eth_chainId' })).toBe('0x7a69')
  }
})

const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])
/** Of a node with NFTs of Alice: the functions that were called on their contracts. */
const called: string[] = []
const node = createClient({
  transport: custom({
    async request({ params }: { params: [{ data: Hex }] }): Promise<unknown> {
      const { functionName } = decodeFunctionData({ abi, data: params[0].data })
      called.push(functionName)
      if (functionName === 'ownerOf') return encodeFunctionResult({ abi, functionName, result: alice.address })
      if (functionName === 'balanceOf') return encodeFunctionResult({ abi, functionName, result: 1n })
      return encodeFunctionResult({ abi, functionName, result: 'https://nft.example/7.json' })
    },
  }),
})

test('7.44 Avatar resolution: HEAD and GET fetches of image or metadata URLs, reading the image, image_url or image_data field', async () => {
  const fetched: string[] = []
  let metadata: object = {}
  const resolve = (uri: string) =>
    resolveAvatar({
      address: alice.address,
      async fetch(url, { method = 'GET' } = {}) {
        fetched.push(`${method} ${String(url)}`)
        if (String(url).endsWith('.json')) return Response.json(metadata)
        return new Response(null, { headers: { 'content-type': 'image/png' } })
      },
      getClient: () => node,
      uri,
    })
  expect(await resolve('https://pictures.example/a.png')).toBe('https://pictures.example/a.png')
  expect(fetched).toEqual(['HEAD https://pictures.example/a.png'])
  const nft = `eip155:1/erc721:${dave.address}/7`
  for (const field of ['image', 'image_url']) {
    metadata = { [field]: `https://nft.example/${field}.png` }
    expect(await resolve(nft)).toBe(`https://nft.example/${field}.png`)
    expect(fetched.slice(-2)).toEqual(['GET https://nft.example/7.json', `HEAD https://nft.example/${field}.png`])
  }
  metadata = { image_data: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  expect(await resolve(nft)).toMatch(/^data:image\/svg\+xml/)
})

test('7.45 Avatar resolution: contract reads tokenURI or uri on NFT contracts', async () => {
  called.length = 0
  const parameters = {
    address: alice.address,
    fetch: async () => Response.json({ image: 'data:image/png;base64,' }),
    getClient: () => node,
  }
  await resolveAvatar({ ...parameters, uri: `eip155:1/erc721:${dave.address}/7` })
  await resolveAvatar({ ...parameters, uri: `eip155:1/erc1155:${dave.address}/7` })
  expect(called).toEqual(['ownerOf', 'tokenURI', 'balanceOf', 'uri'])
})
