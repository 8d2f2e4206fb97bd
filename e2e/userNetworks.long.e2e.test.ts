import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secondChainId as chainId, type Devchain, seedSecondChain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { approveInWallet, connectDemoWallet, walletDialog } from './support/demoWallet.ts'
import { readChain } from './support/readChain.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, fillSendForm, openMenu, press, signButton } from './support/transactionFlow.ts'

const [, , , , erin] = demoAccounts
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

/** Opens the Safe on the network that was added, with a wallet on it. */
async function openAs(name: string): Promise<Page> {
  const { page } = await product.visit('/settings')
  await addNetwork(page)
  await page.goto(new URL(`/${chainId}/${safe}`, product.countersign.url).href)
  await connectDemoWallet(page, name)
  // The page requests the network of the Safe, which the wallet does not know yet.
  await walletDialog(page).getByRole('button', { name: 'Add and switch' }).click()
  await page.getByRole('banner').getByRole('button', { exact: true, name: 'Network: Our chain' }).waitFor()
  return page
}

test('behavior: sent, co-signed by file and executed on a network of the user', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-network-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'signed.json')
  const before = await readChain(chain.url).balance(erin.address)
  const first = await openAs('Alice')
  await fillSendForm(first, { amount: '1.5', asset: 'OUR', recipient: erin.address })
  await signButton(first).click()
  await approveInWallet(first, 'Sign')
  await first.getByText('You signed this').waitFor()
  await openMenu(first)
  await first.getByRole('button', { exact: true, name: 'Share' }).click()
  const [download] = await Promise.all([
    first.waitForEvent('download'),
    first.getByRole('button', { name: 'Save file' }).click(),
  ])
  await download.saveAs(file)

  const second = await openAs('Bob')
  await second.goto(new URL(`/${chainId}/${safe}/queue`, product.countersign.url).href)
  await second.getByRole('link', { name: 'Import' }).click()
  await second.getByLabel('Choose files').setInputFiles(file)
  await second.getByRole('link', { name: 'Open transaction' }).click()
  await press(second, signButton(second))
  await approveInWallet(second, 'Sign')
  await press(second, executeButton(second))
  await approveInWallet(second, 'Send')
  await second.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await readChain(chain.url).balance(erin.address)).toBe(before + parseEther('1.5'))
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
