import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { isHex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, switchAccount } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, fillSendForm, openMenu, signButton, unknownToService } from './support/transactionFlow.ts'

const { address: grants } = demoSafes.grants
const [alice, , , , erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('behavior: an owner approves on the chain instead of signing, and it counts', async () => {
  const { page, watch } = await product.visit(`/31337/${grants}`)
  const main = page.getByRole('main')
  await connectDemoWallet(page, 'Alice')
  const paid = await product.chain.balance(erin.address)
  await fillSendForm(page, { amount: '0.21', asset: 'ETH', recipient: erin.address })
  const safeTxHash = page.url().slice(page.url().lastIndexOf('/') + 1)
  if (!isHex(safeTxHash)) throw new Error(`${safeTxHash} is no hash.`)

  const approve = page.getByRole('button', { name: 'Approve on chain' })
  await openMenu(page)
  await approve.click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  expect(await product.chain.approved(grants, alice.address, safeTxHash)).toBe(0n)
  await openMenu(page)
  await approve.click()
  await approveInWallet(page, 'Send')
  await page.getByText('You signed this').waitFor()
  await main.getByText('Approved on chain', { exact: true }).waitFor()
  expect(await product.chain.approved(grants, alice.address, safeTxHash)).toBe(1n)

  await switchAccount(page, 'Bob')
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await main.getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.balance(erin.address)).toBe(paid + parseEther('0.21'))
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: a note is signed by its author, not stored after a rejection, and shown to the next signer', async () => {
  const { page, watch } = await product.visit(`/31337/${grants}`)
  await connectDemoWallet(page, 'Alice')
  await fillSendForm(page, { amount: '0.31', asset: 'ETH', recipient: erin.address })
  await page.getByLabel('Note for other owners').fill('Rent for May, as agreed')
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  const safeTxHash = page.url().slice(page.url().lastIndexOf('/') + 1)
  const known = await fetch(`${product.countersign.url}/v1/chains/31337/transactions/${safeTxHash}`)
  expect(known.status).toBe(404)

  await page.reload()
  expect(await page.getByLabel('Note for other owners').inputValue()).toBe('Rent for May, as agreed')
  await signButton(page).click()
  expect(await approveInWallet(page, 'Sign')).toContain('Rent for May, as agreed')
  await page.getByText('Compare your wallet with the transaction data').waitFor()
  await approveInWallet(page, 'Sign')
  await page.getByText('You signed this').waitFor()

  await switchAccount(page, 'Bob')
  const note = page.getByRole('region', { name: 'Note from the proposer' })
  await note.getByText('Rent for May, as agreed').waitFor()
  await note.getByText('Alice').waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).waitFor()
  watch.expectQuiet({ allow: unknownToService })
})
