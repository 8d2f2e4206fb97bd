import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'
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
} from './support/connectPage.ts'
import { createBrokenWallet, createEmptyWallet } from './support/oddWallets.ts'

const [alice, bob] = demoAccounts
let example: Example
beforeAll(async () => {
  example = await setupExample()
})
afterAll(() => example.stop())

test('default: connects, says who and where, and is found again after a reload', async () => {
  const { leave, page } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await isClosed(page)
  expect(await readConnection(page)).toEqual({
    account: { address: alice.address },
    chain: { id: chainId, unsupported: false },
    status: 'connected',
  })
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe('true')
  await page.reload()
  await account(page).waitFor()
  await leave()
})

test('behavior: a rejection is told with its reason, also an instant one, and can be tried again', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { isManual: true })
  await connect(page)
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await wallet.reject()
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  await dialog(page).getByText('You declined the request in Lab wallet.').first().waitFor()
  // Decided before the page can even show that it asks.
  const instantly = wallet.reject()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await instantly
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  const approved = wallet.approve()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await approved
  await account(page).waitFor()
  await leave()
})

test('behavior: a request that is already pending says what to do, and ends well', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { isManual: true })
  await connect(page)
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await page.keyboard.press('Escape')
  await isClosed(page)
  await connect(page)
  await dialog(page).locator('[data-csc-status=pending]').waitFor()
  await dialog(page).getByText('Open Lab wallet and answer the request that waits there').first().waitFor()
  await wallet.approve()
  await account(page).waitFor()
  await leave()
})

test('behavior: a locked wallet is a disconnection, and the flag is cleared', async () => {
  const { leave, page, wallet } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await wallet.lock()
  await connectButton(page).waitFor()
  expect(await readConnection(page)).toEqual({ status: 'disconnected' })
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe(null)
  await leave()
})

test('behavior: a wallet that grants no account has rejected, and nothing of it is kept', async () => {
  const { leave, page } = await example.visit({
    async prepare(context) {
      await context.addInitScript({ content: createEmptyWallet() })
    },
  })
  await open(page)
  await row(page, 'Empty wallet').click()
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  expect(await readConnection(page)).toEqual({ status: 'disconnected' })
  expect(await page.evaluate('localStorage.getItem("wagmi.connected")')).toBe(null)
  await page.reload()
  await open(page)
  await row(page, 'Empty wallet').waitFor()
  expect(await page.getByRole('region', { name: 'Recent' }).count()).toBe(0)
  await leave()
})

test('behavior: the account changes with the wallet', async () => {
  const { leave, page, wallet } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await wallet.setAccounts([bob.address])
  await page.getByRole('button', { name: `Account ${bob.address}` }).waitFor()
  await leave()
})

test('behavior: two wallets at once, the chosen one connects and becomes the recent one', async () => {
  const { leave, page } = await example.visit({
    async prepare(context) {
      await example.wallet(context)
      await example.wallet(context, { keys: [bob.privateKey], name: 'Other wallet', rdns: 'test.other' })
    },
  })
  await open(page)
  const installed = page.getByRole('region', { name: 'Installed' })
  expect(await installed.getByRole('button').allTextContents()).toEqual(['Lab wallet', 'Other wallet'])
  await row(page, 'Other wallet').click()
  await page.getByRole('button', { name: `Account ${bob.address}` }).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await open(page)
  const recent = page.getByRole('region', { name: 'Recent' })
  expect(await recent.getByRole('button').allTextContents()).toEqual(['Other wallet'])
  await leave()
})

test('behavior: an announced wallet replaces its catalogue entry', async () => {
  const { leave, page } = await visitWithWallet(example, { name: 'Rabby Wallet', rdns: 'io.rabby' })
  await open(page)
  await page.getByRole('region', { name: 'Popular' }).waitFor()
  expect(await row(page, 'Rabby Wallet').count()).toBe(1)
  await page.getByRole('region', { name: 'Installed' }).getByText('Rabby Wallet').waitFor()
  await leave()
})

test('behavior: a wallet that never answers times out, one that fails says so', async () => {
  const silent = await visitWithWallet(example, { isManual: true }, { timeouts: { answer: 300 } })
  await connect(silent.page)
  await dialog(silent.page).locator('[data-csc-status=timedOut]').waitFor()
  await dialog(silent.page).getByText('No answer from Lab wallet').first().waitFor()
  await silent.leave()

  const broken = await example.visit({
    async prepare(context) {
      await context.addInitScript({ content: createBrokenWallet() })
    },
  })
  await connect(broken.page, 'Broken wallet')
  await dialog(broken.page).getByText('Oops, something went wrong!').first().waitFor()
  await dialog(broken.page).getByText('Details').click()
  await dialog(broken.page).getByText('the vault is on fire').waitFor()
  await broken.leave()
})

test('behavior: offline is told before a pairing is tried', async () => {
  const { context, leave, page } = await example.visit({
    // The browser complains of every picture that was still on its way.
    allowedErrors: /ERR_INTERNET_DISCONNECTED/,
    settings: { relayUrl: 'ws://127.0.0.1:9' },
  })
  await open(page)
  await page.getByRole('region', { name: 'Recommended' }).waitFor()
  await context.setOffline(true)
  await row(page, 'WalletConnect').click()
  await dialog(page).locator('[data-csc-status=offline]').waitFor()
  await context.setOffline(false)
  await leave()
})

test('behavior: Coinbase: its SDK comes with the click, and a closed window is a rejection', async () => {
  const { context, leave, page, requests } = await example.visit({
    allowedErrors: /Cross-Origin-Opener-Policy|Failed to load resource|net::ERR|frame-ancestors|Refused|violates/,
    async prepare(context) {
      await context.route(/^https:/, (route) => route.fulfill({ body: COINBASE_PAGE, contentType: 'text/html' }))
    },
  })
  await open(page)
  await row(page, 'Coinbase Wallet').waitFor()
  expect(requests.filter((request) => request.includes('https://'))).toEqual([])
  const [popup] = await Promise.all([context.waitForEvent('page'), row(page, 'Coinbase Wallet').click()])
  await popup.evaluate('opener.postMessage({ event: "PopupUnload" }, "*"), close()')
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  await leave()
})

/** Says what Coinbase's own page says when it opens. */
const COINBASE_PAGE = '<script>opener.postMessage({ event: "PopupLoaded", id: "1" }, "*")</script>'
