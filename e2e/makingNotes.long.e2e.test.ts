import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, switchAccount } from './support/demoWallet.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { address: grants } = demoSafes.grants
const [, , , , erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterAll(() => product?.stop())

test('behavior: a note is signed by its author, declined without a trace, and read as theirs by the next signer', async () => {
  const { page, watch } = await product.visit(`/31337/${grants}`)
  await connectDemoWallet(page, 'Alice')
  await fillSendForm(page, { amount: '0.31', asset: 'ETH', recipient: erin.address })
  await page.getByLabel('Note for co-signers').fill('Rent for May, as agreed')
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected it in the wallet').waitFor()
  const safeTxHash = page.url().slice(page.url().lastIndexOf('/') + 1)
  const known = await fetch(`${product.countersign.url}/v1/chains/31337/transactions/${safeTxHash}`)
  expect(known.status).toBe(404)

  await page.reload()
  expect(await page.getByLabel('Note for co-signers').inputValue()).toBe('Rent for May, as agreed')
  await signButton(page).click()
  expect(await approveInWallet(page, 'Sign')).toContain('Rent for May, as agreed')
  await page.getByText('Compare what the wallet shows').waitFor()
  await approveInWallet(page, 'Sign')
  await page.getByText('You have signed this').waitFor()

  await switchAccount(page, 'Bob')
  const note = page.getByRole('region', { name: 'Note of the proposer' })
  await note.getByText('Rent for May, as agreed').waitFor()
  await note.getByText('Alice').waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).waitFor()
  watch.expectQuiet({ allow: unknownToService })
})
