import { createClient, listQueue } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import { installTestWallet } from '@countersign/test'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { installContractWallet, planSafe, signAsSafe } from '../packages/connect/test/installContractWallet.ts'
import { readQrCode } from '../packages/connect/test/readQrCode.ts'
import { startPairedWallet } from '../packages/connect/test/startPairedWallet.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'
import { dialog } from './support/connectPage.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { listFaults } from './support/listFaults.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, signButton } from './support/transactionFlow.ts'
import { watchContext } from './support/watchContext.ts'

const dialogPart = /ConnectIsland-.*\.js/

const [alice, bob] = demoAccounts

let product: Product
let relay: Relay
beforeAll(async () => {
  relay = await startRelay()
  product = await setupProduct({ env: { COUNTERSIGN_LOOKUPS: 'names', COUNTERSIGN_RELAY: relay.url } })
})
afterEach(() => product?.closeVisits())
afterAll(async () => {
  await product?.stop()
  await relay?.close()
})

const connectButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })

test('default: the dialog is loaded on hover, not before', async () => {
  const context = await product.browser.newContext({ viewport: { height: 800, width: 1280 } })
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  const page = await context.newPage()
  await page.goto(product.countersign.url)
  await connectButton(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => dialogPart.test(url))).toEqual([])
  await connectButton(page).hover()
  await expect.poll(() => requests.some((url) => dialogPart.test(url))).toBe(true)
})

test('behavior: a click before it is loaded opens a placeholder, which can be closed and becomes the dialog', async () => {
  const context = await product.browser.newContext({ viewport: { height: 800, width: 1280 } })
  const watch = watchContext(context)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(dialogPart, async (route) => {
    await held
    await route.continue()
  })
  const page = await context.newPage()
  await page.goto(product.countersign.url)
  await connectButton(page).click()
  await dialog(page).getByRole('heading', { name: 'Opening the wallet dialog…' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Connect wallet')
  await connectButton(page).click()
  await dialog(page).getByRole('heading', { name: 'Opening the wallet dialog…' }).waitFor()
  release()
  await dialog(page).getByRole('heading', { name: 'Connect a wallet' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Connect wallet')
  watch.expectQuiet()
})

test.each([
  ['is refused', (context: BrowserContext) => context.route(dialogPart, (route) => route.abort())],
  ['has no network', (context: BrowserContext) => context.setOffline(true)],
])('behavior: a dialog whose code %s has an error, and opens after its retry reloaded the page', async (_, fail) => {
  const context = await product.browser.newContext({ viewport: { height: 800, width: 1280 } })
  const page = await context.newPage()
  await page.goto(product.countersign.url)
  await connectButton(page).waitFor()
  await page.waitForLoadState('networkidle')
  await fail(context)
  await connectButton(page).click()
  await dialog(page).getByRole('heading', { name: 'Can’t load the wallet dialog' }).waitFor()
  await context.unroute(dialogPart)
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await connectButton(page).click()
  await dialog(page).getByRole('heading', { name: 'Connect a wallet' }).waitFor()
})

test.each([
  ['script', /AssetsPage-.*\.js/],
  ['style', /AssetsPage-.*\.css/],
])('behavior: a page whose %s fails has an error, its retry a reload, and no input is lost', async (_, part) => {
  const { context, page } = await product.visit(`/31337/${demoSafes.treasury.address}/send`)
  await page.getByLabel('Recipient').fill(demoAccounts[4].address)
  await context.route(part, (route) => route.abort())
  await page.getByRole('navigation').getByRole('link', { name: 'Assets' }).click()
  await page.getByRole('heading', { name: 'This page could not be displayed' }).waitFor()
  await context.unroute(part)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('main').getByRole('heading', { name: 'Assets' }).waitFor()
  await page.goto(`${product.countersign.url}/31337/${demoSafes.treasury.address}/send`)
  await expect.poll(() => page.getByLabel('Recipient').inputValue()).toBe(demoAccounts[4].address)
})

test('behavior: a wallet on a network that the page does not know leads to the networks', async () => {
  const context = await product.browser.newContext({ viewport: { height: 800, width: 1280 } })
  const wallet = await installTestWallet(context, {
    chains: [{ id: chainId, url: product.countersign.chainUrl }],
    keys: [alice.privateKey],
    name: 'Lab wallet',
    rdns: 'test.lab',
  })
  const page = await context.newPage()
  await page.goto(product.countersign.url)
  await connectButton(page).click()
  await dialog(page).getByRole('button', { exact: true, name: 'Lab wallet' }).click()
  const account = page.getByRole('banner').getByRole('button', { name: 'Account: Alice' })
  await account.waitFor()
  await wallet.setChain(999)
  await account.click()
  await dialog(page).getByText('Wrong network detected, switch or disconnect to continue.').waitFor()
  await dialog(page).getByRole('button', { name: 'Demo chain' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await account.click()
  await dialog(page).getByText('Alice', { exact: true }).waitFor()
})

test('behavior: executed transactions are listed in the profile until cleared', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  const { address } = demoSafes.treasury
  const nonce = await product.chain.nonce(address)
  await page.goto(`${product.countersign.url}/31337/${address}/queue`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ready to execute' }).first()
  await row.getByRole('link').click()
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Account: Alice' }).click()
  const list = dialog(page).getByRole('region', { name: 'Recent transactions' })
  await list.getByText(`Execute transaction ${nonce}`, { exact: true }).waitFor()
  await list.getByText('Confirmed').waitFor()
  await list.getByRole('button', { name: 'Clear All' }).click()
  await list.getByText('Countersign transactions will appear here.').waitFor()
  watch.expectQuiet()
})

test('behavior: the dialog in the app is accessible, on desktop in light and on mobile in dark', async () => {
  const { page, watch } = await product.visit('/')
  const faults: string[] = []
  const look = async (name: string) => {
    const found = await listFaults(page)
    faults.push(...found.map((line) => `${name}, ${line}`))
  }
  await connectButton(page).click()
  await dialog(page).getByRole('region', { name: 'More' }).waitFor()
  await look('connect-a-wallet')
  await page.keyboard.press('Escape')
  await connectDemoWallet(page, 'Alice')
  await page.getByRole('banner').getByRole('button', { name: 'Account: Alice' }).click()
  await dialog(page).getByText(/ETH$/).first().waitFor()
  await look('profile')
  await dialog(page).getByRole('button', { name: 'Verify account' }).click()
  await dialog(page).getByRole('button', { name: 'Sign message' }).waitFor()
  await look('verify-account')
  expect(faults).toEqual([])
  watch.expectQuiet()
})

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })

/** A visitor with a wallet of their own, connected. */
async function visitAs(wallet: string, install: (context: BrowserContext) => Promise<unknown>) {
  const { context, page, watch } = await product.visit('/', { prepare: install })
  await connectButton(page).click()
  await dialog(page).getByRole('button', { exact: true, name: wallet }).click()
  await account(page).waitFor()
  return { context, page, watch }
}

async function signIn(page: Page): Promise<void> {
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Verify account' }).click()
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

/** Who the service says is signed in, asked with the cookie of this browser. */
async function readSession(context: BrowserContext): Promise<string | undefined> {
  const response = await context.request.get(new URL('/v1/auth/me', product.countersign.url).href)
  return response.ok() ? z.object({ signerAddress: z.string() }).parse(await response.json()).signerAddress : undefined
}

test('default: an account signs in, stays signed in after a reload, and is signed out when the account changes or the wallet disconnects', async () => {
  let wallet: Awaited<ReturnType<typeof installTestWallet>> | undefined
  const { context, page, watch } = await visitAs('Lab wallet', async (target) => {
    wallet = await installTestWallet(target, {
      chains: [{ id: chainId, url: product.countersign.chainUrl }],
      keys: [alice.privateKey, bob.privateKey],
      name: 'Lab wallet',
      rdns: 'test.lab',
    })
  })
  expect(await readSession(context)).toBe(undefined)
  await signIn(page)
  expect(await readSession(context)).toBe(alice.address)
  await page.reload()
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Sign out' }).waitFor()
  await page.keyboard.press('Escape')
  await wallet?.setAccounts([bob.address])
  await expect.poll(() => readSession(context)).toBe(undefined)
  await signIn(page)
  expect(await readSession(context)).toBe(bob.address)
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).waitFor()
  await expect.poll(() => readSession(context)).toBe(undefined)
  watch.expectQuiet()
})

test('behavior: an aborted sign-in does not disconnect', async () => {
  const { context, page, watch } = await visitAs('Lab wallet', (target) =>
    installTestWallet(target, {
      chains: [{ id: chainId, url: product.countersign.chainUrl }],
      keys: [alice.privateKey],
      name: 'Lab wallet',
      rdns: 'test.lab',
    }),
  )
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Verify account' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await account(page).waitFor()
  expect(await readSession(context)).toBe(undefined)
  watch.expectQuiet()
})

test('behavior: a Safe signs in with the signatures of its owners (EIP-1271)', async () => {
  const safe = await deploySafe({
    client: createTestClient(product.countersign.chainUrl),
    owners: [alice.address, bob.address],
    threshold: 2,
  })
  const { context, page, watch } = await visitAs('Contract wallet', (target) =>
    installContractWallet(target, safe, (text) => signAsSafe(safe, text)),
  )
  await signIn(page)
  expect(await readSession(context)).toBe(safe)
  watch.expectQuiet()
})

test('behavior: a Safe that is not deployed yet signs in (ERC-6492)', async () => {
  const { safe, sign } = await planSafe(product.countersign.chainUrl, 565_656n)
  const { context, page, watch } = await visitAs('Contract wallet', (target) =>
    installContractWallet(target, safe, sign),
  )
  await signIn(page)
  expect(await readSession(context)).toBe(safe)
  watch.expectQuiet()
})

test('error: a signature of another account is rejected, and can be retried', async () => {
  const { safe } = await planSafe(product.countersign.chainUrl, 777n)
  const { context, page } = await visitAs('Contract wallet', (target) =>
    installContractWallet(target, safe, (text) => signAsSafe(safe, `${text} `)),
  )
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Verify account' }).click()
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await dialog(page).getByText('Error verifying signature, please retry!').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Retry' }).waitFor()
  expect(await readSession(context)).toBe(undefined)
})

test('default: with the operator’s relay a phone connects, signs in, reconnects after a reload and disconnects', async () => {
  const { page, watch } = await product.visit('/')
  const shown = dialog(page)
  const alices = page.getByRole('banner').getByRole('button', { name: 'Account: Alice' })
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await shown.getByRole('button', { exact: true, name: 'WalletConnect' }).click()
  const code = shown.getByRole('img', { name: 'QR code to connect WalletConnect' })
  await code.waitFor()
  const phone = await startPairedWallet({ chainIds: [chainId], key: alice.privateKey, relayUrl: relay.url })
  onTestFinished(() => phone.stop())
  await phone.pair(await readQrCode(code))
  await alices.click()
  await shown.getByRole('button', { name: 'Verify account' }).click()
  await shown.getByRole('button', { name: 'Sign message' }).click()
  await shown.waitFor({ state: 'detached' })
  expect(phone.requested).toEqual(['personal_sign'])
  await page.reload()
  await alices.click()
  await shown.getByRole('button', { name: 'Sign out' }).waitFor()
  await page.keyboard.press('Escape')
  await phone.end()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).waitFor()
  watch.expectQuiet()
})

test('behavior: on a phone, a request that waits in the wallet’s app has a link to it', async () => {
  const { context, page } = await product.visit('/', {
    hasTouch: true,
    isMobile: true,
    viewport: { height: 844, width: 390 },
  })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect wallet' }).click()
  const shown = dialog(page)
  await shown.getByRole('button', { exact: true, name: 'WalletConnect' }).click()
  const code = shown.getByRole('img', { name: 'QR code to connect WalletConnect' })
  await code.waitFor()
  const phone = await startPairedWallet({
    chainIds: [chainId],
    key: alice.privateKey,
    redirect: { native: 'labphone://', universal: 'https://phone.example' },
    relayUrl: relay.url,
  })
  onTestFinished(() => phone.stop())
  await phone.pair(await readQrCode(code))
  await banner.getByRole('button', { name: 'Account: Alice' }).waitFor()
  await page.keyboard.press('Escape')
  const list = await listQueue(createClient({ baseUrl: product.countersign.url }), {
    address: demoSafes.treasury.address,
    chainId,
  })
  const ids = list.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  for (const id of ids) {
    await page.goto(`${product.countersign.url}/${chainId}/${demoSafes.treasury.address}/tx/${id}`)
    await page.getByRole('region', { exact: true, name: 'Your decision' }).getByRole('button').first().waitFor()
    if (await signButton(page).isVisible()) break
  }
  await signButton(page).click()
  const open = page.getByRole('link', { name: 'Open wallet' })
  await open.waitFor()
  expect(await open.getAttribute('href')).toMatch(/^labphone:\/\/wc\?sessionTopic=[0-9a-f]{64}$/)
  await page.getByText('labphone:', { exact: true }).waitFor()
  expect(phone.requested).toEqual(['eth_signTypedData_v4'])
  await context.close()
})
