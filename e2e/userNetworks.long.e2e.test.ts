import { secondChainId as chainId, type Devchain, seedSecondChain, startDevchain } from '@countersign/devchain'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Product, setupProduct } from './support/setupProduct.ts'

/** Of Alice, Bob and Carol, two of whom sign. */
const { address: safe } = demoSafes.treasury

let chain: Devchain
let product: Product
beforeAll(async () => {
  chain = await startDevchain({ chainId })
  await seedSecondChain({ rpcUrl: chain.url })
  product = await setupProduct({ env: { COUNTERSIGN_NODE_ORIGINS: new URL(chain.url).origin } })
})
afterEach(() => product?.closeVisits())
afterAll(async () => {
  await product?.stop()
  await chain?.stop()
})

async function addNetwork(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('region', { name: 'Your networks' })
  await card.getByLabel('RPC URL').fill(chain.url)
  await card.getByLabel('Network name').fill('Our chain')
  await card.getByLabel('Currency symbol').fill('OUR')
  await card.getByRole('button', { name: 'Add network' }).click()
  await card.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Remove Our chain' }).waitFor()
}

test('default: a Safe on a network of the user, which the service never hears of', async () => {
  const first = await product.visit('/settings')
  const requested: string[] = []
  first.context.on('request', (request) => requested.push(request.url()))
  await addNetwork(first.page)
  await first.page.goto(new URL(`/${chainId}/${safe}`, product.countersign.url).href)
  await first.page.getByText('Our chain is a network that you added').waitFor()
  await first.page.getByRole('contentinfo').getByText('not for your network').waitFor()
  expect(
    requested.filter((url) => url.startsWith(product.countersign.url) && /\/(chains|tx-service)\/31338/.test(url)),
  ).toEqual([])
  expect(first.watch.foreignRequests).toEqual([])
})

test('behavior: what needs the service says so', async () => {
  const { page } = await product.visit('/settings')
  await addNetwork(page)
  for (const path of ['history', 'queue', 'messages', 'assets']) {
    await page.goto(new URL(`/${chainId}/${safe}/${path}`, product.countersign.url).href)
    await page.getByText('Our chain is a network that you added').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.goto(new URL(`/${chainId}/${safe}/history`, product.countersign.url).href)
  await page.getByText('the service does not serve a network that you added').first().waitFor()
})

test('error: nodes that the operator did not list, chains that are here already, and a rule against networks', async () => {
  const { context, page } = await product.visit('/settings')
  const card = page.getByRole('main').getByRole('region', { name: 'Your networks' })
  const fill = async (url: string) => {
    await card.getByLabel('RPC URL').fill(url)
    await card.getByLabel('Network name').fill('Other')
    await card.getByRole('button', { name: 'Add network' }).click()
  }
  await fill('https://node.example.org')
  await card.getByText('https://node.example.org is not allowed.').waitFor()
  await fill(product.countersign.chainUrl)
  await card.getByText('This node is on chain 31337, which is already here').waitFor()
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), userNetworks: 'off' }, response })
  })
  await page.reload()
  await card.getByText('Your administrator does not allow networks of your own').waitFor()
  expect(await card.getByLabel('RPC URL').count()).toBe(0)
})
