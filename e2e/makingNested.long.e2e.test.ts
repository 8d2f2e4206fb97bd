import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, switchAccount } from './support/demoWallet.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

// The Subsidiary belongs to Erin and to the Treasury; Erin has signed what waits there.
const { subsidiary, treasury } = demoSafes
const [, , , , , frank] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('behavior: what is begun through the owner is shown to its other owners before anybody has signed it', async () => {
  const { page, watch } = await product.visit(`/31337/${subsidiary.address}`)
  await connectDemoWallet(page, 'Alice')
  await fillSendForm(page, { amount: '0.05', asset: 'ETH', recipient: frank.address })
  await page.getByText('Your account is not an owner of this Safe').waitFor()
  await page.getByRole('button', { name: 'Sign as Treasury' }).click()
  await page.getByLabel('Nonce').fill('24')
  await page.getByRole('button', { name: 'Review' }).click()
  const approves = page.getByRole('region', { name: 'What it approves' })
  await approves.getByText('0 of 2 required, verified').waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You have signed this').waitFor()

  // In a browser that knows nothing of it but what the service tells.
  const other = await product.visit(new URL(page.url()).pathname)
  await other.page
    .getByRole('region', { name: 'What it approves' })
    .getByText(/0\.05 ETH/)
    .waitFor()
  await connectDemoWallet(other.page, 'Bob')
  await signButton(other.page).waitFor()
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: owners of a Safe that owns another sign for it, and both hashes are shown', async () => {
  const { page, watch } = await product.visit('/inbox')
  const main = page.getByRole('main')
  await connectDemoWallet(page, 'Alice')
  const { address: demo } = demoTokens.demo
  const before = await product.chain.tokenBalance(demo, frank.address)
  // It waits for the Treasury, and so for its owners.
  const row = main.getByRole('listitem').filter({ hasText: /120 DEMO/ })
  await row.getByText('as Treasury').waitFor()
  await row.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()
  const inner = page.url()
  const owners = page.getByRole('region', { name: 'Owners that are Safes' })
  await owners.getByText('2 of its 3 owners must sign').waitFor()
  await page.getByRole('button', { name: 'Sign as Treasury' }).click()
  // Before everything else that waits in the Treasury.
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(treasury.address)}`)
  await page.getByRole('button', { name: 'Review' }).click()

  const approves = page.getByRole('region', { name: 'What it approves' })
  await approves.getByText(/120 DEMO/).waitFor()
  await approves.getByText('1 of 2 required, verified').waitFor()
  const innerHash = inner.slice(inner.lastIndexOf('/') + 1)
  const shown = (await approves.textContent())?.replaceAll(/\s/g, '').toLowerCase()
  expect(shown).toContain(innerHash.slice(2))
  expect(page.url()).toContain(treasury.address)
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected it in the wallet').waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You have signed this').waitFor()
  await switchAccount(page, 'Bob')
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await main.getByText('Executed', { exact: true }).first().waitFor()

  await page.goto(inner)
  await main.getByText('approved on chain', { exact: true }).waitFor()
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await main.getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.tokenBalance(demo, frank.address)).toBe(before + parseUnits('120', 18))
  watch.expectQuiet({ allow: unknownToService })
})
