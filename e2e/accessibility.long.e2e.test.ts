import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, walletDialog } from './support/demoWallet.ts'
import { listFaults } from './support/listFaults.ts'
import { settle } from './support/settle.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { formLink, signButton } from './support/transactionFlow.ts'

const treasury = `/31337/${demoSafes.treasury.address}`

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** Of a Safe, by the text of the link. */
const screens = { Assets: '/assets', History: '/history', Queue: '/queue', 'New transaction': '/new' }

/** Goes on after a fault, so that one run tells all of them. */
function createInspector(page: Page) {
  const faults: string[] = []
  return {
    faults,
    async inspect(screen: string): Promise<void> {
      await settle(page)
      faults.push(...(await listFaults(page)).map((fault) => `${screen}, ${fault}`))
    },
  }
}

test('default: every screen, on a desk in light and on a phone in dark', async () => {
  const { page, watch } = await product.visit('/')
  const { faults, inspect } = createInspector(page)
  await inspect('first use')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('region', { name: 'Installed' }).waitFor()
  await inspect('connect dialog')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click()
  await walletDialog(page).waitFor()
  await inspect('demo wallet, connect')
  await walletDialog(page).getByRole('radio', { name: 'Bob' }).check()
  await walletDialog(page).getByRole('button', { exact: true, name: 'Connect' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Treasury/ })
    .waitFor()
  await inspect('Safes')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Treasury/ })
    .click()
  await inspect('home')
  for (const [link, path] of Object.entries(screens)) {
    await page.getByRole('link', { exact: true, name: link }).first().click()
    await page.waitForURL(`**${treasury}${path}`)
    await inspect(path)
  }
  await formLink(page, 'Send').click()
  await page.getByRole('button', { exact: true, name: 'Review' }).waitFor()
  await inspect('/send')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await inspect('send form with errors')
  await page.getByRole('navigation').getByRole('link', { name: 'To do' }).click()
  await page.getByRole('main').getByRole('link').first().waitFor()
  await inspect('to do')
  await page.goto(new URL(`${treasury}/queue`, product.countersign.url).href)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Needs your signature' }).first()
  await row.getByRole('link').click()
  await signButton(page).waitFor()
  await inspect('signing screen')
  await signButton(page).click()
  await walletDialog(page).waitFor()
  await inspect('demo wallet, sign')
  await walletDialog(page).getByRole('button', { name: 'Reject' }).click()
  await page.getByText('You rejected the request in your wallet').waitFor()
  await inspect('signing screen after a rejection')
  expect(faults).toEqual([])
  watch.expectQuiet()
})

test('behavior: signing by keyboard alone', async () => {
  const { page, watch } = await product.visit(treasury)
  await connectDemoWallet(page, 'Bob')
  await page.reload()
  await settle(page)
  await page.keyboard.press('Tab')
  // Links and buttons in the order of the page; the first is the way past the navigation, after the wallet's strip.
  for (let press = 0; press < 5; press += 1) {
    const name = String(await page.evaluate('document.activeElement?.textContent'))
    if (name === 'Skip to content') break
    await page.keyboard.press('Tab')
  }
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.goto(new URL(`${treasury}/queue`, product.countersign.url).href)
  const link = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Needs your signature' })
    .first()
    .getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  await signButton(page).waitFor()
  await signButton(page).focus()
  await page.keyboard.press('Enter')
  await walletDialog(page).waitFor()
  await walletDialog(page).getByRole('button', { exact: true, name: 'Sign' }).focus()
  await page.keyboard.press('Enter')
  await signButton(page).waitFor({ state: 'detached' })
  watch.expectQuiet()
})
