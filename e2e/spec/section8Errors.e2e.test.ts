import { createServer, type Server } from 'node:http'
import { createClient, getChain, HttpRequestError, InvalidResponseError } from '@countersign/client'
import { ConnectorNotFoundError, SwitchChainFailedError, toConnectorError } from '@countersign/connect'
import {
  InvalidMetadataError,
  InvalidNftUriError,
  parseNftUri,
  resolveAvatar,
  UnresolvableUriError,
  UnsupportedNamespaceError,
} from '@countersign/connect/names'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import {
  createFrame,
  createProvider,
  type Frame,
  getTransaction,
  isMessageSigned,
  requestAddressBook,
  sendTransactions,
  signMessage,
  signTypedMessage,
} from '@countersign/frame'
import { type NodeErrorCode, toNodeError } from '@countersign/protocol/errors'
import type { Page } from 'playwright-core'
import { createClient as createNode, custom } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../../packages/connect/test/createAuthServer.ts'
import { installContractWallet } from '../../packages/connect/test/installContractWallet.ts'
import { type Example, SECOND_CHAIN, setupExample } from '../../packages/connect/test/setupExample.ts'
import { createTestWindow } from '../../packages/frame/test/createTestWindow.ts'
import {
  account,
  connect,
  connectButton,
  dialog,
  isClosed,
  open,
  readConnection,
  row,
  visitWithWallet,
} from '../support/connectPage.ts'
import { createBrokenWallet, createDumbWallet, createEmptyWallet } from '../support/oddWallets.ts'

const [alice] = demoAccounts
const silentHost =
  '<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src="/" width="900" height="700"></iframe>'
let example: Example
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
/** A service that answers as the test wants. */
let server: Server
let answer: { body: string; status: number; statusText?: string }
let serviceUrl = ''
/** A host that refuses everything. */
let frame: Frame
beforeAll(async () => {
  example = await setupExample({
    async handle(request, response) {
      if (request.url !== '/silent') return auth.handle(request, response)
      response.writeHead(200, { 'content-type': 'text/html' }).end(silentHost)
      return true
    },
  })
  rpcUrl = example.chain.url
  server = createServer((_request, response) => {
    const { body, status, statusText } = answer
    response.writeHead(status, statusText).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  serviceUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  const refuse = (message: unknown) => ({
    error: 'Permissions were rejected',
    id: Reflect.get(Object(message), 'id'),
    success: false,
    version: '9.1.0',
  })
  const answerHost = (message: unknown) =>
    Reflect.get(Object(message), 'method') === 'wallet_getPermissions'
      ? { data: [], id: Reflect.get(Object(message), 'id'), success: true, version: '9.1.0' }
      : refuse(message)
  const origin = 'https://host.example'
  frame = createFrame({ hosts: [origin], page: createTestWindow({ hostOrigin: origin, onRequest: answerHost }) })
})
afterAll(async () => {
  frame?.dispose()
  server?.close()
  await example?.stop()
})

const expectText = (page: Page, text: string | RegExp) => dialog(page).getByText(text).first().waitFor()
const status = (page: Page, name: string) => dialog(page).locator(`[data-csc-status=${name}]`).waitFor()
const readChain = () => getChain(createClient({ baseUrl: serviceUrl }), { chainId: 1 })

test('8.1 Service client: a non-OK response is an error; if the body has code and message, the text is the code, a colon, then the message', async () => {
  answer = { body: '{"code":"CHAIN_NOT_FOUND","message":"There is no such chain."}', status: 404 }
  await expect(readChain()).rejects.toThrow(HttpRequestError)
  await expect(readChain()).rejects.toThrow(/^CHAIN_NOT_FOUND: There is no such chain\.$/)
})

test('8.2 Service client: otherwise the status text is used', async () => {
  answer = { body: '{}', status: 418, statusText: "I'm a Teapot" }
  await expect(readChain()).rejects.toThrow(/^I'm a Teapot$/)
})

test("8.3 Service client: unparseable body with content present gives 'Invalid response content'", async () => {
  answer = { body: '<html>', status: 200 }
  await expect(readChain()).rejects.toThrow(InvalidResponseError)
  await expect(readChain()).rejects.toThrow(/^Invalid response content$/)
})

test("8.4 Embedded mode: 'Invalid safeTxHash'", async () => {
  await expect(getTransaction(frame, { safeTxHash: '0x12' })).rejects.toThrow(/^Invalid safeTxHash$/)
})

test("8.5 Embedded mode: 'No transactions were passed'", async () => {
  await expect(sendTransactions(frame, { transactions: [] })).rejects.toThrow(/^No transactions were passed$/)
})

test("8.6 Embedded mode: 'Invalid typed data'", async () => {
  const typedData = { domain: {}, message: {}, types: {} }
  await expect(signTypedMessage(frame, { typedData })).rejects.toThrow(/^Invalid typed data$/)
})

test("8.7 Embedded mode: 'Invalid message type'", async () => {
  const message = 7 as never
  await expect(signMessage(frame, { message })).rejects.toThrow(/^Invalid message type$/)
  await expect(isMessageSigned(frame, { message, safe: alice.address })).rejects.toThrow(/^Invalid message type$/)
})

test("8.8 Embedded mode: 'Permissions rejected' (4001)", async () => {
  await expect(requestAddressBook(frame)).rejects.toMatchObject({ message: 'Permissions rejected', rpcCode: 4001 })
})

test("8.9 Embedded mode: an unimplemented provider method throws '{method} not implemented'", async () => {
  const provider = createProvider({ chainId, frame, safe: alice.address })
  await expect(provider.request({ method: 'wallet_scanQRCode' })).rejects.toThrow(/^wallet_scanQRCode not implemented$/)
})

/** One visitor who signs in, and whose wallet signs only when the test lets it. */
let signIn: { isPlugged: boolean; leave: () => Promise<void>; page: Page }

test("8.10 User text: 'Error preparing message, please retry!'", async () => {
  auth.broken = 'nonce'
  const { leave, page } = await example.visit({
    allowedErrors: /status of 503/,
    prepare: (context) =>
      installContractWallet(context, alice.address, async () => {
        if (!signIn.isPlugged) throw new Error('the device is unplugged')
        return '0x12'
      }),
    settings: { signIn: true },
  })
  signIn = { isPlugged: false, leave, page }
  await connect(page, 'Contract wallet')
  await expectText(page, /^Error preparing message, please retry!$/)
  auth.broken = undefined
})

test("8.11 User text: 'Error signing message, please retry!'", async () => {
  const { page } = signIn
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expectText(page, /^Error signing message, please retry!$/)
})

test("8.12 User text: 'Error verifying signature, please retry!'", async () => {
  const { page } = signIn
  signIn.isPlugged = true
  auth.broken = 'verify'
  // The message is still good: it is signed at once.
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expectText(page, /^Error verifying signature, please retry!$/)
  auth.broken = undefined
  await signIn.leave()
})

test("8.13 User text: 'Oops, something went wrong!'", async () => {
  const { leave, page } = await example.visit({
    prepare: (context) => context.addInitScript({ content: createBrokenWallet() }),
  })
  await connect(page, 'Broken wallet')
  await expectText(page, /^Oops, something went wrong!$/)
  await dialog(page).getByText('Details').click()
  await expectText(page, 'the vault is on fire')
  await leave()
})

test("8.14 User text: 'Wrong network detected, switch or disconnect to continue.'", async () => {
  const { leave, page, wallet } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await wallet.setChain(999)
  await page.getByRole('button', { name: 'Wrong network' }).click()
  await expectText(page, /^Wrong network detected, switch or disconnect to continue\.$/)
  await expect.poll(() => readConnection(page)).toMatchObject({ chain: { id: 999, unsupported: true } })
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await connectButton(page).waitFor()
  await leave()
})

test("8.15 User text: 'Your wallet does not support switching networks from {app}. Try switching networks from within your wallet instead.'", async () => {
  const { leave, page } = await example.visit({
    prepare: (context) => context.addInitScript({ content: createDumbWallet(alice.address, chainId) }),
  })
  await connect(page, 'Dumb wallet')
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await expectText(
    page,
    /^Your wallet does not support switching networks from Example\. Try switching networks from within your wallet instead\.$/,
  )
  await leave()
})

let list: Awaited<ReturnType<Example['visit']>>

test("8.16 User text: '{wallet} is not installed'", async () => {
  list = await example.visit()
  await open(list.page)
  await row(list.page, 'Frame').click()
  await expectText(list.page, /^Frame is not installed$/)
})

test("8.17 User text: '{wallet} is not available'", async () => {
  await row(list.page, 'imToken').click()
  await expectText(list.page, /^imToken is not available$/)
  await list.leave()
})

test('8.18 Connector errors: connector not found', () => {
  const error = toConnectorError(new Error('Provider not found.'), { connector: 'Frame' })
  expect(error).toBeInstanceOf(ConnectorNotFoundError)
  expect(error.message).toBe('Connector "Frame" not found.')
})

test('8.19 Connector errors: user rejected request (code 4001)', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { isManual: true })
  await connect(page)
  await expectText(page, 'Confirm connection in the extension')
  await wallet.reject()
  await status(page, 'rejected')
  await expectText(page, 'You rejected the request in Lab wallet.')
  // Decided before the page can even show that it asks.
  const instantly = wallet.reject()
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await instantly
  await status(page, 'rejected')
  const approved = wallet.approve()
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await approved
  await account(page).waitFor()
  await leave()
})

/** Says what Coinbase's own page says when it opens. */
const COINBASE_PAGE = '<script>opener.postMessage({ event: "PopupLoaded", id: "1" }, "*")</script>'

test('8.20 Connector errors: user rejected request (Coinbase closed modal)', async () => {
  const { context, leave, page, requests } = await example.visit({
    allowedErrors: /Cross-Origin-Opener-Policy|Failed to load resource|net::ERR|frame-ancestors|Refused|violates/,
    prepare: (target) =>
      target.route(/^https:/, (route) => route.fulfill({ body: COINBASE_PAGE, contentType: 'text/html' })),
  })
  await open(page)
  await row(page, 'Coinbase Wallet').waitFor()
  // Its SDK comes with the click.
  expect(requests.filter((request) => request.includes('https://'))).toEqual([])
  const [popup] = await Promise.all([context.waitForEvent('page'), row(page, 'Coinbase Wallet').click()])
  await popup.evaluate('opener.postMessage({ event: "PopupUnload" }, "*"), close()')
  await status(page, 'rejected')
  await leave()
})

test('8.21 Connector errors: user rejected request (empty accounts)', async () => {
  const { leave, page } = await example.visit({
    prepare: (context) => context.addInitScript({ content: createEmptyWallet() }),
  })
  await open(page)
  await row(page, 'Empty wallet').click()
  // Rejected to the app, with the code of it; to the person in words of its own, since nobody declined.
  await status(page, 'noAccount')
  await expect.poll(() => readConnection(page)).toEqual({ status: 'disconnected' })
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe(null)
  await page.reload()
  await open(page)
  await row(page, 'Empty wallet').waitFor()
  expect(await page.getByRole('region', { name: 'Recent' }).count()).toBe(0)
  await leave()
})

test('8.22 Connector errors: resource unavailable when a request is already pending (-32002)', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { isManual: true })
  await connect(page)
  await expectText(page, 'Confirm connection in the extension')
  await page.keyboard.press('Escape')
  await isClosed(page)
  await connect(page)
  await status(page, 'pending')
  await expectText(page, 'Approve or reject the pending request in Lab wallet')
  await wallet.approve()
  await account(page).waitFor()
  await leave()
})

test('8.23 Connector errors: switch chain error', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, {
    chains: [
      { id: chainId, url: example.chain.url },
      { id: SECOND_CHAIN, url: example.chain.url },
    ],
    isManual: true,
  })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  await expectText(page, 'Confirm in wallet')
  await wallet.reject()
  await expectText(page, 'You rejected the switch to Second chain.')
  expect(new SwitchChainFailedError({ chainId: 5 })).toMatchObject({ code: 'SWITCH_CHAIN_FAILED' })
  await leave()
})

test("8.24 Connector errors: 'Could not load Safe information'", async () => {
  const { leave, page } = await example.visit({ path: '/silent' })
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { exact: true, name: 'Connect wallet' }).click()
  await inside.getByRole('dialog').getByRole('button', { exact: true, name: 'Safe' }).click()
  await inside.getByRole('dialog').getByText('Oops, something went wrong!').first().waitFor()
  await inside.getByRole('dialog').getByText('Details').click()
  await inside.getByRole('dialog').getByText('Could not load Safe information').waitFor()
  await leave()
})

const nodeErrors: [line: string, said: string, code: NodeErrorCode][] = [
  ['8.25 Node errors mapped: execution reverted', 'execution reverted: GS020', 'EXECUTION_REVERTED'],
  ['8.26 Node errors mapped: fee cap too high', 'max fee per gas higher than 2^256-1', 'FEE_CAP_TOO_HIGH'],
  ['8.27 Node errors mapped: fee cap too low', 'max fee per gas less than block base fee', 'FEE_CAP_TOO_LOW'],
  ['8.28 Node errors mapped: nonce too high', 'nonce too high', 'NONCE_TOO_HIGH'],
  ['8.29 Node errors mapped: nonce too low', 'nonce too low', 'NONCE_TOO_LOW'],
  ['8.30 Node errors mapped: nonce max', 'nonce has max value', 'NONCE_MAX_VALUE'],
  ['8.31 Node errors mapped: insufficient funds', 'insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
  ['8.32 Node errors mapped: intrinsic gas too high', 'intrinsic gas too high', 'INTRINSIC_GAS_TOO_HIGH'],
  ['8.33 Node errors mapped: intrinsic gas too low', 'intrinsic gas too low', 'INTRINSIC_GAS_TOO_LOW'],
  [
    '8.34 Node errors mapped: unsupported transaction type',
    'transaction type not valid',
    'TRANSACTION_TYPE_NOT_SUPPORTED',
  ],
  [
    '8.35 Node errors mapped: tip above fee cap',
    'max priority fee per gas higher than max fee per gas',
    'TIP_ABOVE_FEE_CAP',
  ],
]

test.each(nodeErrors)('%s', (_line, message, code) => {
  const error = toNodeError({ code: -32_000, message })
  expect(error?.code).toBe(code)
  // Plain words and a way out, without the names of any library.
  expect(error?.shortMessage).toMatch(/^The [^`]+/)
  expect(error?.remedy).toMatch(/\.$/)
})

const noNode = createNode({ transport: custom({ request: () => Promise.reject(new Error('There is no node.')) }) })
const resolve = (uri: string, body: unknown = {}) =>
  resolveAvatar({ address: alice.address, fetch: async () => Response.json(body), getClient: () => noNode, uri })

test('8.36 Avatar errors: unresolvable URI', async () => {
  await expect(resolve('nonsense')).rejects.toThrow(UnresolvableUriError)
  await expect(resolve('https://pictures.example/page.html')).rejects.toThrow(UnresolvableUriError)
})

test('8.37 Avatar errors: invalid metadata', async () => {
  // Owner and metadata of a contract that answers everything with its own words.
  const owner = alice.address.slice(2).toLowerCase().padStart(64, '0')
  const text = Buffer.from('data:application/json,{}').toString('hex')
  const uri = `${'20'.padStart(64, '0')}${(text.length / 2).toString(16).padStart(64, '0')}${text.padEnd(64, '0')}`
  const node = createNode({
    transport: custom({
      request: async ({ params }: { params: [{ data: string }] }) =>
        params[0].data.startsWith('0x6352211e') ? `0x${owner}` : `0x${uri}`,
    }),
  })
  const parameters = { address: alice.address, getClient: () => node, uri: `eip155:1/erc721:${alice.address}/7` }
  await expect(resolveAvatar(parameters)).rejects.toThrow(InvalidMetadataError)
})

test('8.38 Avatar errors: invalid NFT URI', () => {
  expect(() => parseNftUri('eip155:1/erc721:nobody/7')).toThrow(InvalidNftUriError)
})

test('8.39 Avatar errors: unsupported namespace', () => {
  expect(() => parseNftUri(`eip155:1/erc20:${alice.address}/7`)).toThrow(UnsupportedNamespaceError)
})
