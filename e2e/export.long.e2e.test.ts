import { text } from 'node:stream/consumers'
import { listMovements } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const { treasury } = demoSafes
const dave = demoAccounts[3]

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('default: transfers are filtered, annotated and exported with contact names; the totals match the chain', async () => {
  const { page, watch } = await product.visit('/address-book')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add entry' }).click()
  await main.getByLabel('Address', { exact: true }).fill(dave.address)
  await main.getByLabel('Name', { exact: true }).fill('Dave of accounting')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await main.getByText('Dave of accounting').waitFor()

  await page.goto(`${product.url}/31337/${treasury.address}/history?direction=in`)
  await main.getByRole('heading', { name: 'Transfers' }).waitFor()
  await main.getByText(/^\+/).first().waitFor()
  expect(await main.getByText(/^−/).count()).toBe(0)
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await main.getByText(/^All \d+ rows on screen are verified on the chain\.$/).waitFor()
  await main.getByRole('link', { name: 'Export' }).click()

  await main
    .getByRole('button', { name: /^Note on/ })
    .first()
    .click()
  await main.getByLabel('Category').fill('Grants')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  await main.getByText(/^All totals match the balances on the chain/).waitFor()
  const lines = (await text(await download.createReadStream())).trim().split('\r\n')
  const { results } = await listMovements(product.service, { address: treasury.address, chainId: 31337 })
  expect(lines).toHaveLength(results.length + 1)
  expect(lines[1]).toContain('Grants')
  expect(lines.join()).toContain('Dave of accounting')
  watch.expectQuiet()
})

test('error: a transfer that the service omits shows in the totals', async () => {
  const { page } = await product.visit(`/31337/${treasury.address}/export`, {
    prepare: (context) =>
      context.route(/\/movements\?/, async (route) => {
        const response = await route.fetch()
        const transfers = await response.json()
        await route.fulfill({ json: { ...transfers, results: transfers.results.slice(1) }, response })
      }),
  })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Export as JSON' }).click()
  await main
    .getByRole('alert')
    .getByText(/^The total of 1 asset does not match its balance on the chain/)
    .waitFor()
})
