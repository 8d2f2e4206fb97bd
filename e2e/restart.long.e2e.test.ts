import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, switchAccount } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/transactionFlow.ts'
import { expectNotReloaded, mark, openSafe } from './support/visitSafe.ts'

const erin = demoAccounts[4].address
const { grants } = demoSafes

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('behavior: an open page lists a new proposal', async () => {
  const alice = await product.visit('/')
  await connectDemoWallet(alice.page, 'Alice')
  await openSafe(alice.page, 'Grants')
  await alice.page.getByRole('link', { exact: true, name: 'Queue' }).click()
  await alice.page.getByText('No pending transactions').waitFor()
  await mark(alice.page)

  const bob = await product.visit('/')
  await connectDemoWallet(bob.page, 'Bob')
  await openSafe(bob.page, 'Grants')
  await fillSendForm(bob.page, { amount: '0.25', asset: 'ETH', recipient: erin })
  await signButton(bob.page).click()
  await approveInWallet(bob.page, 'Sign')
  await bob.page.getByText('You signed this').waitFor()

  const row = alice.page.getByRole('main').getByRole('listitem').filter({ hasText: '0.25 ETH' })
  await row.getByText('1 of 2 signed').waitFor()
  await expectNotReloaded(alice.page)
  for (const { watch } of [alice, bob]) watch.expectQuiet({ allow: unknownToService })
})

test('behavior: data survives a restart, and pending transactions can be executed', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  await product.restart()
  await page.goto(`${product.countersign.url}/31337/${grants.address}/history`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()

  const before = await product.chain.balance(grants.address)
  await page.getByRole('link', { exact: true, name: 'Queue' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /0\.25 ETH/ })
    .click()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await switchAccount(page, 'Carol')
  await executeButton(page).click()
  const shown = await approveInWallet(page, 'Send')
  expect(shown).toContain('2 signatures')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.balance(grants.address)).toBe(before - parseUnits('0.25', 18))
  // Only the interruption itself may be complained about.
  watch.expectQuiet({ allow: /Failed to load resource|ERR_/ })
})

test('behavior: one person with two accounts sends the native coin', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  await openSafe(page, 'Grants')
  const before = await product.chain.balance(grants.address)
  await fillSendForm(page, { amount: '1.5', asset: 'ETH', recipient: erin })
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You signed this').waitFor()
  await switchAccount(page, 'Bob')
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.balance(grants.address)).toBe(before - parseUnits('1.5', 18))
  watch.expectQuiet({ allow: unknownToService })
})
