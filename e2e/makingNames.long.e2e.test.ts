import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet } from './support/demoWallet.ts'
import { review, signAndExecute } from './support/makingFlow.ts'
import { chooseSend, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { address: operations } = demoSafes.operations
const [, bob] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct({ env: { COUNTERSIGN_LOOKUPS: 'names' } })
})
afterAll(() => product?.stop())

test('behavior: a recipient by name, where the operator switched look-ups on; the address is what is signed', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  await chooseSend(page)
  await page.getByLabel('Amount', { exact: true }).fill('0.15')
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)
  await page.getByLabel('Recipient').fill('nobody.eth')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText('“nobody.eth” stands for no address on this chain.').waitFor()
  await page.getByLabel('Recipient').fill('bob.eth')
  await page.getByText('bob.eth stands for').waitFor()
  const before = await product.chain.balance(bob.address)
  await review(page)
  await signAndExecute(page)
  expect(await product.chain.balance(bob.address)).toBe(before + parseEther('0.15'))
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: names in a payment run give way to their addresses, when one asks for it', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}/batch-transfer`)
  await connectDemoWallet(page, 'Alice')
  await page.getByText('Paste from a spreadsheet').click()
  await page.getByLabel('Rows', { exact: true }).fill('bob.eth,0.01\nnobody.eth,0.02')
  await page.getByRole('button', { name: 'Add these rows' }).click()
  await page.getByRole('button', { name: 'Look up 2 names' }).click()
  await page.getByText('1 of them stand for no address on this chain: nobody.eth').waitFor()
  const rows = page.getByRole('main').getByRole('listitem')
  expect(await rows.filter({ hasText: 'bob.eth' }).textContent()).toContain(bob.address.slice(0, 6))
  watch.expectQuiet({ allow: unknownToService })
})
