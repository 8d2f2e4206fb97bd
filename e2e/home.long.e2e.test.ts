import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { listFaults } from './support/listFaults.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const { subsidiary, treasury } = demoSafes

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const home = `/31337/${treasury.address}`
const doesNotAddUp = 'Reported transfers do not match the balance on the chain'
const ReportSchema = z.looseObject({
  findings: z.array(z.looseObject({ code: z.string() })),
  lastChanges: z.looseObject({ isComplete: z.boolean() }),
  ownerTree: z.array(z.looseObject({ safe: z.string() })),
})

test('default: balances, pending transactions and activity; then the security page and its report', async () => {
  const { page, watch } = await product.visit(home)
  const main = page.getByRole('main')
  await main.getByRole('figure', { name: 'ETH balance' }).waitFor()
  await main
    .getByText(/not signed by/)
    .first()
    .waitFor()
  expect(await main.getByText(doesNotAddUp).count()).toBe(0)
  // Every asset adds up: what the index lists is what the chain holds.
  const assets = main.getByRole('combobox', { name: 'Asset' })
  for (const symbol of await assets.locator('option').allTextContents()) {
    await assets.selectOption({ label: symbol })
    await main.getByRole('figure', { name: `${symbol} balance` }).waitFor()
    expect({ count: await main.getByText(doesNotAddUp).count(), symbol }).toEqual({ count: 0, symbol })
  }
  expect(await listFaults(page)).toEqual([])
  await page.setViewportSize({ height: 800, width: 1280 })
  await page.getByRole('navigation').getByRole('link', { name: 'Security' }).click()
  await main.getByRole('heading', { level: 1, name: 'Security' }).waitFor()
  await main.getByText('No guard against delegatecalls').waitFor()
  await main.getByText('Official Safe code').waitFor()
  await main.getByText('signed by owners').first().waitFor()
  expect(await listFaults(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export JSON' }).click(),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'countersign-home-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  await download.saveAs(path)
  const report = ReportSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  expect(report.lastChanges.isComplete).toBe(true)
  expect(report.findings.map(({ code }) => code)).toContain('CODE_OFFICIAL')
  watch.expectQuiet()
})

test('behavior: a Safe owned by a Safe shows the owner structure', async () => {
  const { page } = await product.visit(`/31337/${subsidiary.address}/security`)
  const tree = page.getByRole('region', { name: 'Owner structure' })
  await tree.getByText('Safe: 2 of 3 owners must sign').waitFor()
  await tree.getByText('No single account can act alone.').waitFor()
})

test('error: omitted transfers show as totals that do not add up', async () => {
  const { page } = await product.visit(home, {
    prepare: (context) =>
      context.route(/\/movements\?/, async (route) => {
        const response = await route.fetch()
        const answer = z.looseObject({ results: z.array(z.unknown()) }).parse(await response.json())
        await route.fulfill({ json: { ...answer, results: answer.results.slice(0, -1) }, response })
      }),
  })
  await page.getByRole('main').getByText(doesNotAddUp).waitFor()
})
