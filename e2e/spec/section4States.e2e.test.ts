import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../../packages/connect/test/createAuthServer.ts'
import { type Example, SECOND_CHAIN, setupExample } from '../../packages/connect/test/setupExample.ts'
import { type Relay, startRelay } from '../../packages/connect/test/startRelay.ts'
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
import { createDumbWallet } from '../support/oddWallets.ts'
import { type SilentRelay, startSilentRelay } from '../support/startSilentRelay.ts'

const [alice] = demoAccounts
let example: Example
let relay: Relay
let silentRelay: SilentRelay
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
beforeAll(async () => {
  ;[relay, silentRelay] = await Promise.all([startRelay(), startSilentRelay()])
  example = await setupExample({ connect: [relay.url, silentRelay.url], handle: auth.handle })
  rpcUrl = example.chain.url
})
afterAll(async () => {
  await example?.stop()
  await Promise.all([relay?.close(), silentRelay?.close()])
})

const status = (page: Page, name: string) => dialog(page).locator(`[data-csc-status=${name}]`).waitFor()
const expectText = (page: Page, text: string) => dialog(page).getByText(text).first().waitFor()
const chains = (isHidden: boolean) =>
  [
    { id: chainId, url: example.chain.url },
    { id: SECOND_CHAIN, isHidden, url: example.chain.url },
  ] as const

test('4.1 Wallet connection: connecting, then connected with account and chain, or disconnected', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { isManual: true })
  await expect.poll(() => readConnection(page)).toEqual({ status: 'disconnected' })
  await connect(page)
  await expectText(page, 'Confirm connection in the extension')
  await expect.poll(() => readConnection(page)).toEqual({ status: 'connecting' })
  await wallet.approve()
  await account(page).click()
  await expect
    .poll(() => readConnection(page))
    .toEqual({
      account: { address: alice.address },
      chain: { id: chainId, unsupported: false },
      status: 'connected',
    })
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await connectButton(page).waitFor()
  await expect.poll(() => readConnection(page)).toEqual({ status: 'disconnected' })
  await leave()
})

test('4.2 A library status set also includes reconnecting', async () => {
  // A wallet that takes its time to say whether it knows the page: as long as the test looks at what is there meanwhile.
  const slow = createDumbWallet(alice.address, chainId).replace(
    "if (method === 'eth_accounts') return accounts",
    "if (method === 'eth_accounts') return window.listAccounts()",
  )
  let accounts: Promise<string[]> = Promise.resolve([])
  let answer = () => {}
  const { leave, page } = await example.visit({
    prepare: async (context) => {
      await context.exposeFunction('listAccounts', () => accounts)
      await context.addInitScript({ content: slow })
    },
  })
  await connect(page, 'Dumb wallet')
  await account(page).waitFor()
  accounts = new Promise((resolve) => (answer = () => resolve([alice.address])))
  await page.reload()
  await page.getByText('Reconnecting…').first().waitFor()
  await expect.poll(() => readConnection(page)).toEqual({ status: 'reconnecting' })
  answer()
  await account(page).waitFor()
  await leave()
})

test("4.3 If the requested chain differs from the wallet's chain, a chain switch is requested after connecting", async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { chains: chains(false) }, { chainId: SECOND_CHAIN })
  await connect(page)
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  expect(wallet.log).toContain('wallet_switchEthereumChain')
  await leave()
})

test('4.4 A switch that reports the chain unknown (code 4902) triggers a request to add the network; it then succeeds or fails as user-rejected', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { chains: chains(true), isManual: true })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await row(page, 'Second chain').click()
  expect(await wallet.reject()).toBe('wallet_addEthereumChain')
  await expectText(page, 'You rejected the switch to Second chain.')
  const added = wallet.approve()
  await row(page, 'Second chain').click()
  expect(await added).toBe('wallet_addEthereumChain')
  await isClosed(page)
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  // And back, by the wallet itself.
  await wallet.setChain(chainId)
  await page.getByRole('button', { name: 'Network: Lab chain' }).waitFor()
  await leave()
})

test('4.5 When the account list becomes empty the connection is treated as disconnected', async () => {
  const { leave, page, wallet } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await wallet.lock()
  await connectButton(page).waitFor()
  await expect.poll(() => readConnection(page)).toEqual({ status: 'disconnected' })
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe(null)
  await leave()
})

test('4.6 A flag remembering a prior connection is stored and cleared on disconnect', async () => {
  const { leave, page } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await isClosed(page)
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe('true')
  await page.reload()
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await connectButton(page).waitFor()
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe(null)
  await leave()
})

test('4.7 Sign-in flow: preparing message, waiting for signature, verifying signature; each has its own error', async () => {
  auth.broken = 'nonce'
  const { leave, page, wallet } = await visitWithWallet(example, { isManual: true }, { signIn: true }, /status of 503/)
  const sign = dialog(page).getByRole('button', { name: 'Sign message' })
  const again = dialog(page).getByRole('button', { name: 'Retry' })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await expectText(page, 'Error preparing message, please retry!')
  auth.broken = undefined
  await again.click()
  await sign.click()
  await expectText(page, 'Waiting for signature…')
  // To decline is no error.
  await wallet.reject()
  await sign.waitFor()
  expect(await dialog(page).getByText('Error').count()).toBe(0)
  auth.broken = 'verify'
  await sign.click()
  await wallet.approve()
  await expectText(page, 'Error verifying signature, please retry!')
  auth.broken = undefined
  await again.click()
  await sign.click()
  await wallet.approve()
  await page.locator('#authentication', { hasText: /^authenticated$/ }).waitFor()
  await leave()
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
/** Links to an app are noted instead of followed. */
const STAY_HERE = 'HTMLAnchorElement.prototype.click = function () { window.opened = this.href }'

test('4.8 Connect dialog statuses: opening wallet, connecting, continue in wallet, not installed, not available, confirm in extension, accept request in wallet', async () => {
  const desk = await visitWithWallet(example, { isManual: true })
  await open(desk.page)
  await row(desk.page, 'Frame').click()
  await status(desk.page, 'notInstalled')
  await expectText(desk.page, 'Frame is not installed')
  await row(desk.page, 'imToken').click()
  await status(desk.page, 'notAvailable')
  await expectText(desk.page, 'imToken is not available')
  await row(desk.page, 'Lab wallet').click()
  await status(desk.page, 'confirm')
  await expectText(desk.page, 'Opening Lab wallet…')
  await expectText(desk.page, 'Confirm connection in the extension')
  await desk.leave()

  const silent = await example.visit({ settings: { relayUrl: silentRelay.url } })
  await open(silent.page)
  await row(silent.page, 'WalletConnect').click()
  await status(silent.page, 'connecting')
  await expectText(silent.page, 'Connecting…')
  await silent.context.close()

  const phone = await example.visit({
    context: { userAgent: PHONE, viewport: { height: 780, width: 390 } },
    prepare: (context) => context.addInitScript({ content: STAY_HERE }),
    settings: { relayUrl: relay.url },
  })
  await open(phone.page)
  await row(phone.page, 'MetaMask').click()
  await expectText(phone.page, 'Continue in MetaMask')
  await phone.page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  await status(phone.page, 'accept')
  await expectText(phone.page, 'Accept connection request in the wallet')
  await phone.leave()
})
