import { demoAccounts } from '@countersign/devchain/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'
import { account, connect, connectButton, dialog, isClosed, open, row, visitWithWallet } from './support/connectPage.ts'

const [alice] = demoAccounts
let example: Example
beforeAll(async () => {
  example = await setupExample()
})
afterAll(() => example.stop())

test('behavior: nothing but the page itself is asked for before a click', async () => {
  const { leave, page, requests } = await visitWithWallet(example, {}, { relayUrl: 'ws://127.0.0.1:9' })
  await connectButton(page).hover()
  await connectButton(page).focus()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => !request.includes(example.server.url))).toEqual([])
  expect(requests.filter((request) => /afterClick|defaultGroups|index\.es|QrCode/.test(request))).toEqual([])
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

test('behavior: the backdrop closes, and reduced motion stands still', async () => {
  const { leave, page } = await visitWithWallet(example)
  await open(page)
  await page.mouse.click(5, 5)
  await isClosed(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  expect(await page.evaluate('document.querySelector(".csc-panel").getAnimations().length')).toBe(0)
  await leave()
})

test('behavior: copies the address and says so, keeps transactions and clears them', async () => {
  const { context, leave, page } = await visitWithWallet(example)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await connect(page)
  await account(page).waitFor()
  await page.getByRole('button', { name: 'Add proposal' }).click()
  await page.getByRole('button', { name: 'Add transaction' }).click()
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Copy address' }).click()
  await dialog(page).getByText('Copied!').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(alice.address)
  const link = dialog(page).getByRole('link', { name: 'View on explorer' })
  expect(await link.getAttribute('href')).toBe(`${example.server.url}/explorer/address/${alice.address}`)
  const list = dialog(page).getByRole('region', { name: 'Recent transactions' })
  expect(await list.getByText('Pending').count()).toBe(2)
  await dialog(page).getByRole('button', { name: 'Clear All' }).click()
  await list.getByText('Example transactions will appear here.').waitFor()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await connectButton(page).waitFor()
  await leave()
})

test('behavior: wallet requests, refused and not', async () => {
  const { leave, page, wallet } = await visitWithWallet(example, { isManual: true })
  const approved = wallet.approve()
  await connect(page)
  await approved
  await account(page).waitFor()
  const permitted = wallet.approve()
  await page.getByRole('button', { name: 'Request permissions' }).click()
  await permitted
  await page.locator('#answer', { hasText: 'granted' }).waitFor()
  const refused = wallet.reject()
  await page.getByRole('button', { name: 'Request permissions' }).click()
  await refused
  await page.locator('#answer', { hasText: 'rejected' }).waitFor()
  await leave()
})

test('behavior: a failing view does not blank the page', async () => {
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
