import { launchBrowser } from '@countersign/test'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet, walletDialog } from './support/demoWallet.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** Names of the wallet's own files; one of them on the network would mean that it was loaded. */
const walletFile = /(start|install)DemoWallet/

async function expectNoDemoWallet(page: Page, requests: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('region', { name: 'More' }).waitFor()
  expect(await page.getByRole('button', { name: /Demo wallet/ }).count()).toBe(0)
  expect(requests.filter((url) => walletFile.test(url))).toEqual([])
}

function recordRequests(context: BrowserContext): string[] {
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  return requests
}

test('behavior: a declined connection is no error and can be tried again', async () => {
  const { page, watch } = await product.visit('/')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click()
  await walletDialog(page).press('Escape')
  await page.getByRole('dialog').getByText('Request rejected').first().waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
  await walletDialog(page).getByRole('button', { exact: true, name: 'Connect' }).click()
  await page.getByRole('complementary', { name: 'Demo wallet' }).waitFor()
  watch.expectQuiet()
})

test('behavior: not on another chain', async () => {
  let requests: string[] = []
  const { page } = await product.visit('/', {
    async prepare(context) {
      requests = recordRequests(context)
      await context.route('**/config.json', async (route) => {
        const response = await route.fetch()
        const { chains, ...config } = ConfigSchema.parse(await response.json())
        const [chain] = chains
        await route.fulfill({ json: { ...config, chains: [{ ...chain, id: 31339 }] }, response })
      })
    },
  })
  await expectNoDemoWallet(page, requests)
})
const ConfigSchema = z.looseObject({ chains: z.array(z.looseObject({})) })

test('behavior: not on another host', async () => {
  const { port } = new URL(product.url)
  const browser = await launchBrowser({ extraArgs: ['--host-resolver-rules=MAP countersign.test 127.0.0.1'] })
  try {
    const context = await browser.newContext()
    const requests = recordRequests(context)
    const page = await context.newPage()
    await page.goto(`http://countersign.test:${port}/`)
    await expectNoDemoWallet(page, requests)
  } finally {
    await browser.close()
  }
})

test('default: connects, stays over a reload, switches, disconnects', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Bob')
  await page.reload()
  const strip = page.getByRole('complementary', { name: 'Demo wallet' })
  await strip.getByText('Demo wallet: Bob').waitFor()
  await page.getByRole('banner').getByRole('button', { name: /Bob/ }).waitFor()
  await strip.getByRole('button', { name: 'Switch account' }).click()
  await walletDialog(page).getByRole('radio', { name: 'Carol' }).check()
  await walletDialog(page).getByRole('button', { name: 'Use this account' }).click()
  await page.getByRole('banner').getByRole('button', { name: /Carol/ }).waitFor()
  await strip.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
  expect(await strip.isVisible()).toBe(false)
  watch.expectQuiet()
})
