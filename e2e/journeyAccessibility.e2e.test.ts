import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, walletDialog } from './support/demoWallet.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { signButton } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const treasury = `/31337/${demoSafes.treasury.address}`

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterAll(() => product.stop())

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const

/** The screen as it is once everything on it has arrived. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction('document.querySelectorAll("[aria-busy=true]").length === 0')
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settle(page)
  expect({ screen, violations: await listAxeViolations(page) }).toEqual({ screen, violations: [] })
  // WCAG 1.4.10: no scrolling in two directions.
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect({ overflow, screen }).toEqual({ overflow: 0, screen })
}

test.each(looks)('default: every screen, $colorScheme, $width px', async ({ colorScheme, width }) => {
  const { page, watch } = await product.visit('/', { colorScheme, viewport: { height: 844, width } })
  await expectAccessible(page, 'first use')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await expectAccessible(page, 'connect dialog')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click()
  await walletDialog(page).waitFor()
  await expectAccessible(page, 'demo wallet, connect')
  await walletDialog(page).getByRole('radio', { name: 'Bob' }).check()
  await walletDialog(page).getByRole('button', { exact: true, name: 'Connect' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Treasury/ })
    .waitFor()
  await expectAccessible(page, 'Safes')
  for (const path of ['', '/queue', '/history', '/assets', '/send']) {
    await page.goto(new URL(`${treasury}${path}`, product.countersign.url).href)
    await expectAccessible(page, path === '' ? 'home' : path)
  }
  await page.getByRole('button', { name: 'Review' }).click()
  await expectAccessible(page, 'send form with errors')
  await page.goto(new URL('/needs-you', product.countersign.url).href)
  await page.getByRole('main').getByRole('link').first().waitFor()
  await expectAccessible(page, 'needs you')
  await page.goto(new URL(`${treasury}/queue`, product.countersign.url).href)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Needs you' }).first()
  await row.getByRole('link').click()
  await signButton(page).waitFor()
  await expectAccessible(page, 'signing screen')
  await signButton(page).click()
  await walletDialog(page).waitFor()
  await expectAccessible(page, 'demo wallet, sign')
  await walletDialog(page).getByRole('button', { name: 'Reject' }).click()
  await page.getByText('You rejected it in the wallet').waitFor()
  await expectAccessible(page, 'signing screen after a rejection')
  watch.expectQuiet()
})

test('behavior: the whole way to a signature by keyboard alone', async () => {
  const { page, watch } = await product.visit(treasury)
  await connectDemoWallet(page, 'Bob')
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
  const link = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Needs you' }).first().getByRole('link')
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
