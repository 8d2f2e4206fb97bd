import { text } from 'node:stream/consumers'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import type { Page } from 'playwright-core'
import { type Address, encodeFunctionData } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { review, signAndExecute } from './support/transactionFlow.ts'

const { treasury } = demoSafes
const [alice, bob, carol] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** One signature is enough, and a contract that nobody knows acts without any. */
async function makeCarelessSafe(): Promise<Address> {
  const client = createTestClient(product.countersign.chainUrl)
  const safe = await deploySafe({ client, owners: [alice.address, bob.address, carol.address], threshold: 1 })
  const data = encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  return safe
}

const ReportSchema = z.looseObject({ findings: z.array(z.looseObject({ code: z.string() })) })

async function saveReport(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name: 'Export JSON' }).click(),
  ])
  const { findings } = ReportSchema.parse(JSON.parse(await text(await download.createReadStream())))
  return findings.map(({ code }) => code)
}

test('default: the security page lists weak settings with links that fix them, and a fixed setting is no longer listed', async () => {
  const safe = await makeCarelessSafe()
  const { page, watch } = await product.visit(`/31337/${safe}/security`)
  const main = page.getByRole('main')
  await connectDemoWallet(page, alice.name)
  const facts = main.getByRole('region', { name: 'Configuration' })
  await facts.getByText('1 of 3', { exact: true }).waitFor()
  const region = main.getByRole('region', { name: 'Findings' })
  await region.getByText('One signature is enough').waitFor()
  // Owners, code and activity were looked at too: the report is whole.
  await region.getByText('Official Safe code').waitFor()
  await main.getByRole('region', { name: 'Owner structure' }).getByText('Can act without owners').waitFor()
  const careless = await saveReport(page)
  expect(careless).toEqual(expect.arrayContaining(['CODE_OFFICIAL', 'MODULE_UNKNOWN', 'THRESHOLD_ONE']))

  await region.getByRole('link', { name: 'Change owners or threshold' }).first().click()
  await page.getByLabel('Threshold').selectOption('2')
  await review(page)
  await signAndExecute(page)
  expect(await product.chain.threshold(safe)).toBe(2n)

  await page.goto(new URL(`/31337/${safe}/security`, product.countersign.url).href)
  await facts.getByText('2 of 3', { exact: true }).waitFor()
  await region.getByText('More than one owner must sign, and one may be absent').waitFor()
  expect(await region.getByText('One signature is enough').count()).toBe(0)
  // The change of a moment ago has its signers; the module's has them too.
  await expect.poll(() => facts.getByText('signed by owners').count()).toBe(2)
  const fixed = await saveReport(page)
  expect(fixed).toContain('THRESHOLD_SOUND')
  expect(fixed).not.toContain('THRESHOLD_ONE')
  watch.expectQuiet({ allow: /404/ })
})

test('error: a creation invented by the service is not shown as verified', async () => {
  const first = /^initially \d of \d owners$/
  const visit = async (isLying: boolean) => {
    const { page } = await product.visit(`/31337/${treasury.address}/security`, {
      prepare: (context) =>
        context.route(/\/transactions\/creation$/, async (route) => {
          const response = await route.fetch()
          const reported = z.looseObject({ saltNonce: z.string() }).parse(await response.json())
          const saltNonce = isLying ? `${BigInt(reported.saltNonce) + 1n}` : reported.saltNonce
          await route.fulfill({ json: { ...reported, saltNonce }, response })
        }),
    })
    const main = page.getByRole('main')
    await main.getByText('via factory').waitFor()
    return main
  }
  const honest = await visit(false)
  await honest.getByText(first).waitFor()
  const lied = await visit(true)
  expect(await lied.getByText(first).count()).toBe(0)
  await lied.getByRole('button', { name: 'Evidence: Reported by the service' }).first().waitFor()
})

test('error: without a node the page shows an error and no data of the service', async () => {
  const { page } = await product.visit('/', {
    prepare: (context) => context.route(`${product.countersign.chainUrl}/**`, (route) => route.abort()),
  })
  await page.goto(new URL(`/31337/${treasury.address}/security`, product.countersign.url).href)
  const main = page.getByRole('main')
  await main.getByText('The Safe could not be read from the chain').waitFor()
  expect(await main.getByRole('region', { name: 'Configuration' }).count()).toBe(0)
  expect(await main.getByText('2 of 3').count()).toBe(0)
})
