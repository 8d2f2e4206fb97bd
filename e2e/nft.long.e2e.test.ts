import { demoAccounts } from '@countersign/devchain/accounts'
import { demoCoupons, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { createTestClient } from '@countersign/devchain/testing'
import { parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { openForm, review, signAndExecute, signButton, unknownToService } from './support/transactionFlow.ts'

const { address: operations } = demoSafes.operations
const [alice, , , , erin] = demoAccounts
const abi = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function mint(address to, uint256 id, uint256 value)',
])

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('behavior: an amount of an ERC-1155 token is sent, and more than the balance is rejected', async () => {
  const client = createTestClient(product.countersign.chainUrl)
  const question = { abi, address: demoCoupons } as const
  await client.writeContract({
    ...question,
    account: alice.address,
    args: [operations, 12n, 40n],
    functionName: 'mint',
  })
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  await openForm(page, 'Send an NFT')
  await page.getByRole('radio', { name: /ERC-1155/ }).check()
  await page.getByLabel('Token contract').fill(demoCoupons)
  await page.getByLabel('Token ID').fill('12')
  await page.getByText('Balance: 40 COUPON').waitFor()
  await page.getByLabel('Amount').fill('41')
  await page.getByLabel('Recipient').fill(erin.address)
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByText('The balance is 40.').waitFor()
  await page.getByLabel('Amount').fill('15')
  await review(page)
  await page
    .getByText(/^Send 15 of token ID 12/)
    .first()
    .waitFor()
  await signAndExecute(page)
  const balanceOf = (account: `0x${string}`) =>
    client.readContract({ ...question, args: [account, 12n], functionName: 'balanceOf' })
  expect(await balanceOf(erin.address)).toBe(15n)
  expect(await balanceOf(operations)).toBe(25n)
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: an NFT that the Safe owns is sent by two owners', async () => {
  const { page, watch } = await product.visit(`/31337/${demoSafes.grants.address}`)
  await connectDemoWallet(page, 'Alice')
  await openForm(page, 'Send an NFT')
  await page.getByLabel('NFT', { exact: true }).selectOption({ label: 'SEAL #21' })
  await page.getByLabel('Recipient').fill(erin.address)
  await review(page)
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await page.reload()
  await signAndExecute(page, { secondOwner: 'Bob' })
  expect(await product.chain.ownerOf(demoTokens.seals.address, 21n)).toBe(erin.address)
  watch.expectQuiet({ allow: unknownToService })
})
