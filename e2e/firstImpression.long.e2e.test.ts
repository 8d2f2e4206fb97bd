import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const { treasury } = demoSafes

async function tryDemo(): Promise<Page> {
  const { page } = await product.visit('/')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.waitForURL(`**/31337/${treasury.address}`)
  await page.getByRole('complementary', { name: 'Demo wallet' }).getByText('Demo wallet: Alice').waitFor()
  return page
}

test('default: one click from the first page to a Safe with its value', async () => {
  const page = await tryDemo()
  await page.getByText('≈ $357,820').first().waitFor()
  await page.getByRole('figure', { name: 'ETH balance' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('behavior: assets have logos, prices and parts; NFTs their pictures', async () => {
  const page = await tryDemo()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('link', { exact: true, name: 'Assets' }).first().click()
  const main = page.getByRole('main')
  await main.getByRole('region', { name: 'Total value' }).getByText('≈ $357,820.00').waitFor()
  for (const [symbol, price] of [
    ['USDC', '$1.00'],
    ['ETH', '$3,200.00'],
    ['DEMO', '$0.375'],
  ] as const) {
    const row = main.getByRole('row').filter({ has: page.getByRole('rowheader', { exact: true, name: symbol }) })
    await row.getByText(price, { exact: true }).waitFor()
    expect(await row.locator('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml/)
  }
  await main.getByText('Seal #7').waitFor()
  const pictures = main.locator('li img')
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(6)
  const sizes = await pictures.evaluateAll((all) => all.map((image) => 'naturalWidth' in image && image.naturalWidth))
  expect(sizes.every((width) => Number(width) > 0)).toBe(true)
  const hosts = new Set(requested.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname))
  expect([...hosts]).toEqual(['127.0.0.1'])
})

test('behavior: the history shows what came in and went out, by month and by contact', async () => {
  const page = await tryDemo()
  await page.getByRole('link', { exact: true, name: 'History' }).first().click()
  const main = page.getByRole('main')
  await main.getByRole('figure', { name: 'By month' }).waitFor()
  const contacts = main.getByRole('table', { name: 'By contact' })
  await contacts.getByText('Judy').waitFor()
  expect(await contacts.getByRole('row').count()).toBeGreaterThan(5)
})

const BalancesSchema = z.object({
  fiatTotal: z.string(),
  items: z.array(z.object({ fiatBalance: z.string(), tokenInfo: z.object({ logoUri: z.string() }) })),
})

test('behavior: other clients get values and logos as well', async () => {
  const response = await fetch(`${product.url}/v1/chains/31337/safes/${treasury.address}/balances/usd`)
  const { fiatTotal, items } = BalancesSchema.parse(await response.json())
  expect(Number(fiatTotal)).toBe(357_820)
  expect(items.every(({ fiatBalance }) => Number(fiatBalance) > 0)).toBe(true)
  expect(items.every(({ tokenInfo }) => tokenInfo.logoUri.startsWith('data:image/svg+xml'))).toBe(true)
})
