import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'
import { connectButton, dialog, isClosed, open, row, visitWithWallet } from './support/connectPage.ts'

let example: Example
beforeAll(async () => {
  example = await setupExample({ hasMotion: true })
})
afterAll(() => example.stop())

test('behavior: nothing but the page itself is asked for before a click', async () => {
  const { leave, page, requests } = await visitWithWallet(example, {}, { relayUrl: 'ws://127.0.0.1:9' })
  await connectButton(page).hover()
  await connectButton(page).focus()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => !request.includes(example.server.url))).toEqual([])
  expect(requests.filter((request) => /dialogChunk|index\.es|QrCode/.test(request))).toEqual([])
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
