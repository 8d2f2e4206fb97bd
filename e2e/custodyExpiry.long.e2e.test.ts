import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { review, section, signInWallet } from './support/transactionFlow.ts'

const { operations } = demoSafes
const [alice, bob] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('default: a payment with an expiry date says so in its review, and is signed', async () => {
  const { page, watch } = await product.visit(`/31337/${operations.address}/send`)
  await connectDemoWallet(page, alice.name)
  await page.getByLabel('Recipient').fill(bob.address)
  await page.getByLabel('Amount', { exact: true }).fill('0.01')
  await page.getByLabel('Expires', { exact: true }).selectOption('In 1 day')
  await review(page)
  await section(page, 'Summary')
    .getByText(/^Send 0.01 ETH to /)
    .waitFor()
  await section(page, 'Summary')
    .getByText(/^Expires on .+: after this date the chain refuses its calls\.$/)
    .waitFor()
  await signInWallet(page)
  watch.expectQuiet({ allow: /404/ })
})
