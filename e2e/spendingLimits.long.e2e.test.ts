import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, switchAccount } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { execute, openForm, section, signButton, unknownToService } from './support/transactionFlow.ts'

// Erin owns nothing of it: what she spends, no owner signs.
const { address: grants } = demoSafes.grants
const [, , , dave, erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterAll(() => product?.stop())

test('behavior: owners set a limit in one transaction, and the beneficiary spends within it alone', async () => {
  const { page, watch } = await product.visit(`/31337/${grants}`)
  const main = page.getByRole('main')
  await connectDemoWallet(page, 'Alice')
  await openForm(page, 'Spending limits')
  await page.getByText('No spending limits').waitFor()
  await page.getByLabel('Beneficiary').fill(erin.address)
  await page.getByLabel('Amount', { exact: true }).fill('0.5')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await section(page, 'Summary')
    .getByText(/spending limit of 0\.5 ETH per day/)
    .waitFor()
  for (const owner of ['Alice', 'Bob']) {
    if (owner === 'Bob') await switchAccount(page, owner)
    // The official module is no danger: nothing asks for a consent.
    expect(await page.getByRole('checkbox', { name: /^I have checked/ }).count()).toBe(0)
    await signButton(page).click()
    await approveInWallet(page, 'Sign')
    await page.getByText(owner === 'Alice' ? 'You signed this' : 'This happens now and can’t be undone.').waitFor()
  }
  await execute(page)

  await switchAccount(page, 'Erin')
  await openForm(page, 'Spending limits')
  await page.getByLabel('Recipient').fill(dave.address)
  const amount = main
    .locator('form')
    .filter({ has: page.getByLabel('Recipient') })
    .getByLabel('Amount', { exact: true })
  await amount.fill('0.2')
  const before = await product.chain.balance(dave.address)
  const send = page.getByRole('button', { name: /^Send 0\.2 ETH/ })
  await send.click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  expect(await amount.inputValue()).toBe('0.2')
  await send.click()
  await approveInWallet(page, 'Send')
  await page.getByText('Payment confirmed').waitFor()
  expect(await product.chain.balance(dave.address)).toBe(before + parseEther('0.2'))
  await main.getByText('0.3 ETH of 0.5 ETH left').first().waitFor()
  await amount.fill('0.4')
  await page.getByRole('button', { exact: true, name: 'Send' }).click()
  await page.getByText('Only 0.3 ETH left in your limit.').waitFor()
  watch.expectQuiet({ allow: unknownToService })
})
