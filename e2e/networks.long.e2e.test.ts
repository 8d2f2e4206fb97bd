import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, rejectInWallet, walletDialog } from './support/demoWallet.ts'
import { createOldWallet } from './support/oddWallets.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
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
  await networks.getByText('You rejected the switch to Second demo chain.').first().waitFor()
  await networks.getByRole('button', { name: 'Second demo chain' }).click()
  await walletDialog(page).getByRole('button', { name: 'Add and switch' }).click()
  await header.getByRole('button', { name: 'Network: Second demo chain' }).waitFor()

  await page.goto(new URL(`/31337/${address}`, product.url).href)
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

test('behavior: a wallet without EIP-6963 connects; its error for a network is quoted', async () => {
  const [alice] = demoAccounts
  const { page, watch } = await product.visit(`/31338/${address}`, {
    async prepare(context) {
      await context.addInitScript({ content: createOldWallet(alice.address, 31_337) })
    },
  })
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const installed = page.getByRole('dialog').getByRole('region', { name: 'Installed' })
  await installed.getByRole('button', { name: 'MetaMask' }).click()
  const networks = page.getByRole('dialog', { name: 'Switch networks' })
  await networks
    .getByText('MetaMask reported: Expected an array with at least one valid string HTTPS url.')
    .first()
    .waitFor()
  expect(await networks.textContent()).not.toMatch(/You rejected|No account was shared/)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Account: Alice' }).waitFor()
  watch.expectQuiet()
})
