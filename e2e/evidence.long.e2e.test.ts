import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'
import { openFold } from './support/transactionFlow.ts'

const QueueSchema = z.object({
  results: z.array(z.object({ transaction: z.object({ id: z.string() }).optional() })),
})

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** The values to compare: the accounts and amounts of the sentence, and the digests that do not depend on its progress. */
async function readProof(page: Page) {
  const effect = page.getByRole('region', { name: 'Summary' })
  const hashes = await readValues(page.getByRole('region', { name: 'Hashes' }).locator('dd [data-value]'))
  const bold = await effect.locator('strong').allTextContents()
  return {
    accounts: await readValues(effect.locator('[data-value]')),
    // Without titles of evidence; the verify page shows the summary twice, with and without the names of the link.
    amounts: [...new Set(bold.filter((text) => /^\d/.test(text)))],
    hashes: hashes.slice(0, 5),
  }
}

async function readValues(values: Locator): Promise<string[]> {
  await values.first().waitFor()
  return values.allTextContents()
}

test('default: the verify page, without the service and offline, shows the same as the review', async () => {
  const { address } = demoSafes.treasury
  const queue = await fetch(`${product.url}/v1/chains/31337/safes/${address}/transactions/queued`)
  const { results } = QueueSchema.parse(await queue.json())
  const id = results.flatMap(({ transaction }) => transaction?.id ?? [])[0] ?? ''

  const { page } = await product.visit(`/31337/${address}/tx/${id}`)
  await page.getByRole('button', { name: 'Verify on another device' }).click()
  const link = new URL((await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '')
  const saved = page.getByRole('region', { name: 'Offline copy' }).locator('[data-value]')
  const sha256 = await saved.getAttribute('data-value')
  await page.keyboard.press('Escape')
  await openFold(page, 'Hashes')
  const review = await readProof(page)
  expect(review.hashes[0]).toBe(id.slice(-66))
  expect(review.amounts).toEqual(['0.8 ETH'])

  // Only the page itself and the entered node are reachable.
  const requested: string[] = []
  const second = await product.visit(`${link.pathname}${link.hash}`, {
    prepare: (context) =>
      context.route('**/*', (route) => {
        const url = route.request().url()
        requested.push(url)
        return url.startsWith(`${product.url}/verify`) || url.startsWith(product.chainUrl)
          ? route.continue()
          : route.abort()
      }),
  })
  await second.page.getByText('Not verified without a node').waitFor()
  expect(await readProof(second.page)).toMatchObject({ accounts: review.accounts, hashes: review.hashes })
  expect(requested.map((url) => new URL(url).pathname)).toEqual(['/verify'])

  await second.page.getByLabel('Node URL (JSON-RPC)').fill(product.chainUrl)
  await second.page.getByRole('button', { name: 'Read from node' }).click()
  await second.page.getByText('2 of 3 owners must sign').waitFor()
  const tried = second.page.getByRole('region', { name: 'Simulation' })
  await tried.getByText('Simulation succeeded').waitFor()
  await tried.getByText('− 0.8 ETH').waitFor()
  expect(await readProof(second.page)).toEqual(review)
  second.watch.expectQuiet()

  // The same page from a file, without any network at all.
  const folder = await mkdtemp(join(tmpdir(), 'countersign-verify-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'verify.html')
  const body = new Uint8Array(await (await fetch(`${product.url}/verify.html`)).arrayBuffer())
  await writeFile(file, body)
  expect(body.length).toBeLessThan(400_000)
  const digest = await crypto.subtle.digest('SHA-256', body)
  expect(Buffer.from(digest).toString('hex')).toBe(sha256)
  const offline = await product.visit(pathToFileURL(file).href, { offline: true })
  await offline.page.getByRole('textbox', { exact: true, name: 'Link' }).fill(link.href)
  await offline.page.getByRole('button', { name: 'Open link' }).click()
  await offline.page.getByText('Not verified without a node').waitFor()
  expect(await readProof(offline.page)).toMatchObject({ accounts: review.accounts, hashes: review.hashes })
  expect(offline.watch.complaints).toEqual([])
})

test('default: the review shows the simulation, and the queue can be simulated in order', async () => {
  const { address } = demoSafes.treasury
  const queue = await fetch(`${product.url}/v1/chains/31337/safes/${address}/transactions/queued`)
  const { results } = QueueSchema.parse(await queue.json())
  const id = results.flatMap(({ transaction }) => transaction?.id ?? [])[0] ?? ''
  const { page, watch } = await product.visit(`/31337/${address}/tx/${id}`)
  const tried = page.getByRole('region', { name: 'Simulation' })
  await tried.getByText('Simulation succeeded').waitFor()
  await tried.getByText('− 0.8 ETH').waitFor()
  await tried.getByText(/^Simulated at block/).waitFor()

  await page.goto(`${product.url}/31337/${address}/queue`)
  await page.getByRole('button', { name: 'Simulate queue' }).click()
  const steps = page.getByRole('region', { name: 'Simulate queue' }).getByRole('listitem')
  await steps.filter({ hasText: 'Erin' }).filter({ hasText: 'Succeeds' }).first().waitFor()
  await steps.filter({ hasText: '− 8,100 USDC' }).first().waitFor()
  watch.expectQuiet()
})
