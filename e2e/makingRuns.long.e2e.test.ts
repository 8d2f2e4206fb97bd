import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { fillSendForm, signButton, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

// One owner is enough there, and one transaction waits there fully signed.
const { address: operations } = demoSafes.operations
const [, , , , erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterAll(() => product?.stop())

test('behavior: several are executed in a row, stopped by a refusal, and taken up again', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  const [paid, nonce] = [await product.chain.balance(erin.address), await product.chain.nonce(operations)]
  for (const amount of ['0.01', '0.02']) {
    await fillSendForm(page, { amount, asset: 'ETH', recipient: erin.address })
    await signButton(page).click()
    await approveInWallet(page, 'Sign')
    await page.getByText(/^Fully signed\. It waits for nonce/).waitFor()
  }
  await page.getByRole('link', { name: 'Queue' }).click()
  await page.getByRole('button', { name: 'Execute 3 in a row' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('1 of 3 executed').waitFor()
  await rejectInWallet(page)
  await page.getByRole('alert', { name: 'You rejected it in the wallet' }).waitFor()
  await page.getByText('2 are left in the queue').waitFor()
  expect(await product.chain.nonce(operations)).toBe(nonce + 1n)
  expect(await product.chain.balance(erin.address)).toBe(paid)

  await page.getByRole('button', { name: 'Close the list' }).click()
  await page.getByRole('button', { name: 'Execute 2 in a row' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('1 of 2 executed').waitFor()
  await approveInWallet(page, 'Send')
  await page.getByText('All 2 were executed').waitFor()
  expect(await product.chain.nonce(operations)).toBe(nonce + 3n)
  expect(await product.chain.balance(erin.address)).toBe(paid + parseEther('0.03'))
  watch.expectQuiet({ allow: unknownToService })
})
