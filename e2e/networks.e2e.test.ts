import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, rejectInWallet, walletDialog } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

let product: Product
beforeAll(async () => {
  product = await setupProduct({ env: { COUNTERSIGN_DEMO_CHAINS: '2' } })
})
afterAll(() => product?.stop())

const { address } = demoSafes.treasury

test('behavior: two embedded chains: a network is added, switched to and back, in header, profile and Safe', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  // The same Safe on both chains, each read from its own node.
  await page.getByRole('main').locator(`a[href="/31338/${address}"]`).first().waitFor()
  await page.getByRole('main').locator(`a[href="/31337/${address}"]`).first().waitFor()

  const header = page.getByRole('banner')
  const networks = page.getByRole('dialog', { name: 'Switch networks' })
  await header.getByRole('button', { name: 'Network: Demo chain' }).click()
  await networks.getByRole('button', { name: 'Second demo chain' }).click()
  // The wallet does not know it yet: it is asked to switch (4902), then to add.
  await walletDialog(page).getByText('Add a network and switch to it').waitFor()
  await rejectInWallet(page)
  await networks.getByText('You declined the switch to Second demo chain.').first().waitFor()
  await networks.getByRole('button', { name: 'Second demo chain' }).click()
  await walletDialog(page).getByRole('button', { name: 'Add and switch' }).click()
  await header.getByRole('button', { name: 'Network: Second demo chain' }).waitFor()

  await page.goto(new URL(`/31337/${address}`, product.countersign.url).href)
  await header.getByRole('button', { name: 'Network: Second demo chain. This Safe is on Demo chain' }).waitFor()
  await header.getByRole('button', { name: 'Account: Alice' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile menu' })
  await profile.getByRole('button', { name: 'Network: Second demo chain' }).click()
  await networks.getByRole('button', { exact: true, name: 'Demo chain' }).click()
  await walletDialog(page).getByRole('button', { exact: true, name: 'Switch' }).click()
  await header.getByRole('button', { exact: true, name: 'Network: Demo chain' }).waitFor()
  expect(await networks.count()).toBe(0)
  watch.expectQuiet()
})
