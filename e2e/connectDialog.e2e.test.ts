import { demoAccounts } from '@countersign/devchain/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'
import { account, connect, connectButton, dialog, isClosed, open, row, visitWithWallet } from './support/connectPage.ts'

const [, bob] = demoAccounts
let example: Example
beforeAll(async () => {
  example = await setupExample({ hasMotion: true })
})
afterAll(() => example.stop())

test('behavior: only the page itself is requested before a click', async () => {
  const { leave, page, requests } = await visitWithWallet(example, {}, { relayUrl: 'ws://127.0.0.1:9' })
  await connectButton(page).hover()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => !request.includes(example.server.url))).toEqual([])
  expect(requests.filter((request) => /dialogChunk|index\.es|QrCode/.test(request))).toEqual([])
  // The Enter key has no press that could load the dialog: the focus that the keyboard brings does.
  await page.keyboard.press('Tab')
  await expect.poll(() => requests.filter((request) => /dialogChunk/.test(request)).length).toBe(1)
  expect(requests.filter((request) => !request.includes(example.server.url))).toEqual([])
  await leave()
})

test('behavior: from the click to the complete list there are at most five requests', async () => {
  const { leave, page, requests } = await visitWithWallet(example)
  await page.waitForLoadState('networkidle')
  const before = requests.length
  await open(page)
  await page.getByRole('region', { name: 'More' }).waitFor()
  await page.waitForLoadState('networkidle')
  const after = requests.slice(before).filter((request) => !request.includes('/rpc'))
  // This app has every connector, and a panel with our hooks: an app with the wallets alone has three.
  expect(after.length, after.join('\n')).toBeLessThanOrEqual(5)
  const tiles = page.locator('dialog .csc-brand-tile')
  expect(await tiles.count()).toBeGreaterThanOrEqual(35)
  // One picture for all, each at its own place.
  const drawn = z.array(z.tuple([z.string(), z.string()])).parse(
    await page.evaluate(`[...document.querySelectorAll('dialog .csc-brand-tile')].map((tile) => {
      const { backgroundImage, backgroundPositionY } = getComputedStyle(tile)
      return [backgroundImage, backgroundPositionY]
    })`),
  )
  expect(new Set(drawn.map(([image]) => image)).size).toBe(1)
  expect(drawn[0]?.[0]).toMatch(/^url\("data:image\/svg\+xml/)
  // Ledger's app and its device have the same mark.
  expect(new Set(drawn.map(([, position]) => position)).size).toBe(drawn.length - 1)
  await leave()
})

test('behavior: the keyboard alone: open, move, trapped, closed, returned', async () => {
  const { leave, page } = await visitWithWallet(example)
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Popular' }).waitFor()
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Connect a wallet')
  for (let count = 0; count < 90; count++) {
    await page.keyboard.press(count < 70 ? 'Tab' : 'Shift+Tab')
    expect(await page.evaluate('document.activeElement?.closest("dialog") !== null')).toBe(true)
  }
  await row(page, 'Lab wallet').focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate('document.activeElement?.dataset.cscWallet')).toBe('metaMask')
  await page.keyboard.press('Escape')
  await isClosed(page)
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Connect wallet')
  await leave()
})

test('behavior: the backdrop closes, and reduced motion stands still', { tags: 'long' }, async () => {
  const { leave, page } = await visitWithWallet(example)
  await open(page)
  await page.mouse.click(5, 5)
  await isClosed(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  expect(await page.evaluate('document.querySelector(".csc-panel").getAnimations().length')).toBe(0)
  await leave()
})

test('behavior: a failing view does not blank the page', { tags: 'long' }, async () => {
  const visit = await example.visit({
    allowedErrors: /Failed to load resource|boom|error occurred/,
    async prepare(context) {
      await context.route(/QrCode-.*\.js/, (route) => route.abort())
    },
    settings: { relayUrl: 'ws://127.0.0.1:9' },
  })
  const { leave, page } = visit
  await open(page)
  await dialog(page).getByRole('button', { name: 'Get a wallet' }).click()
  await dialog(page).getByRole('button', { name: 'Get MetaMask' }).click()
  await dialog(page).getByRole('button', { name: 'Get the app' }).click()
  await dialog(page).getByText('Oops, something went wrong!').first().waitFor()
  await dialog(page).getByRole('link', { name: 'Open the download page' }).waitFor()
  await page.getByRole('heading', { name: 'Example' }).waitFor({ state: 'attached' })
  await leave()
})

test('behavior: the account changes with the wallet', { tags: 'long' }, async () => {
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
  // Wallets announce themselves when they are asked, the one before or after the other.
  await expect.poll(() => installed.getByRole('button').allTextContents()).toEqual(['Lab wallet', 'Other wallet'])
  await row(page, 'Other wallet').click()
  await page.getByRole('button', { name: `Account ${bob.address}` }).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await open(page)
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect.poll(() => recent.getByRole('button').allTextContents()).toEqual(['Other wallet'])
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

test('behavior: a wallet that never answers times out', { tags: 'long' }, async () => {
  const silent = await visitWithWallet(example, { isManual: true }, { timeouts: { answer: 300 } })
  await connect(silent.page)
  await dialog(silent.page).locator('[data-csc-status=timedOut]').waitFor()
  await dialog(silent.page).getByText('No response from Lab wallet').first().waitFor()
  await silent.leave()
})

test('behavior: offline is reported before a pairing starts', { tags: 'long' }, async () => {
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
