import { demoSafes } from '@countersign/devchain/demo-world'
import { createPublicClient, hashMessage, http, isHex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, switchAccount } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { openForm, signButton } from './support/transactionFlow.ts'

const { address: grants } = demoSafes.grants
const text = 'We grant 5 ETH to the seal station.\nSigned for the year 2026.'
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterAll(() => product?.stop())

test('behavior: a message is written, signed by two owners, and accepted by the Safe on the chain', async () => {
  const { page, watch } = await product.visit(`/31337/${grants}`)
  const main = page.getByRole('main')
  await connectDemoWallet(page, 'Alice')
  await openForm(page, 'Sign a message')
  await page.getByRole('textbox', { exact: true, name: 'Message' }).fill(text)
  await page.getByRole('button', { exact: true, name: 'Review' }).click()

  // What was rejected is still there: the message under its address, and what was typed.
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await page.reload()
  await main.getByRole('link', { name: 'Edit' }).click()
  expect(await page.getByRole('textbox', { exact: true, name: 'Message' }).inputValue()).toBe(text)
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You signed this').waitFor()

  // The other owner finds it among what waits for him, beside the transactions.
  await switchAccount(page, 'Bob')
  await page.getByRole('navigation').getByRole('link', { name: 'To do' }).click()
  const row = main.getByRole('listitem').filter({ hasText: 'We grant 5 ETH' })
  await row.getByText('Message', { exact: true }).waitFor()
  await row.getByRole('link').click()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('Complete. The Safe accepts this signature').waitFor()

  const signature = await main
    .locator('code')
    .filter({ hasText: /^0x[0-9a-f]{260}$/ })
    .textContent()
  if (!isHex(signature)) throw new Error('The page shows no signature.')
  const chain = createPublicClient({ transport: http(product.countersign.chainUrl) })
  const question = { abi, address: grants, functionName: 'isValidSignature' } as const
  expect(await chain.readContract({ ...question, args: [hashMessage(text), signature] })).toBe('0x1626ba7e')
  watch.expectQuiet()
})
