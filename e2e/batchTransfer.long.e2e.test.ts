import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { openForm, review, signAndExecute, signButton, unknownToService } from './support/transactionFlow.ts'

const { address: grants } = demoSafes.grants
const { address: operations } = demoSafes.operations
const { address: usdc } = demoTokens.usdc
const [, bob, carol, dave, erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct({ env: { COUNTERSIGN_LOOKUPS: 'names' } })
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const main = (page: Page) => page.getByRole('main')

async function chooseFile(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(['recipient,amount,token,name', ...lines, ''].join('\r\n'))
  await page.getByLabel('Choose a CSV file').setInputFiles({ buffer, mimeType: 'text/csv', name: 'payments.csv' })
}

test('default: a file of payments from an empty form to the chain; low balance and a rejection on the way', async () => {
  const { page, watch } = await product.visit(`/31337/${grants}`)
  await connectDemoWallet(page, 'Alice')
  const before = await Promise.all([
    product.chain.balance(erin.address),
    product.chain.tokenBalance(usdc, dave.address),
    product.chain.tokenBalance(usdc, carol.address),
  ])
  await openForm(page, 'Batch transfer')
  await chooseFile(page, [
    `${erin.address},0.25,,Travel`,
    `${dave.address},12.5,${usdc},Rent`,
    `${carol.address},7,${usdc},`,
    `${dave.address},999999,${usdc},"Rent, all years"`,
  ])
  await page.getByText('Not enough: the balance is 20,000 USDC.').waitFor()
  await page.getByText('1 row has an error.').waitFor()
  await page.getByRole('button', { name: 'Remove row 4' }).click()
  await page.getByText('All rows fit into one transaction.').waitFor()
  await review(page)
  // The name of a row is beside it, marked, and never in place of a contact's.
  const steps = main(page).getByRole('list', { name: 'Calls' }).getByRole('listitem')
  await steps.filter({ hasText: /Dave.*Rent · from the file/ }).waitFor()

  // What was rejected is still there, row by row.
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Edit' }).click()
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: /Dave.*Rent.*12\.5 USDC/ })
    .waitFor()
  await review(page)

  await signAndExecute(page, { secondOwner: 'Bob' })
  expect([
    await product.chain.balance(erin.address),
    await product.chain.tokenBalance(usdc, dave.address),
    await product.chain.tokenBalance(usdc, carol.address),
  ]).toEqual([before[0] + parseEther('0.25'), before[1] + parseUnits('12.5', 6), before[2] + parseUnits('7', 6)])

  await page.reload()
  await steps.filter({ hasText: /Erin.*Travel · from the file/ }).waitFor()
  await page.getByRole('link', { name: 'History' }).first().click()
  await page.getByText('Travel and Rent · from the file').waitFor()

  // The next run begins empty, and can be compared with this one.
  await page.goto(`${product.countersign.url}/31337/${grants}/batch-transfer`)
  await page.getByText('All rows are signed').waitFor()
  await chooseFile(page, [`${dave.address},13,${usdc},Rent`])
  await page.getByLabel('Compare with', { exact: true }).selectOption({ label: 'Batch transfer of today (3 rows)' })
  await page.getByText('0 new, 2 removed, 1 changed, 0 unchanged.').waitFor()
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: a recipient by ENS name, where the operator enabled lookups; the address is signed', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  await openForm(page, 'Send')
  await page.getByLabel('Amount', { exact: true }).fill('0.15')
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)
  await page.getByLabel('Recipient').fill('nobody.eth')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByText('“nobody.eth” has no address on this network.').waitFor()
  await page.getByLabel('Recipient').fill('bob.eth')
  await page.getByText('bob.eth resolves to').waitFor()
  const before = await product.chain.balance(bob.address)
  await review(page)
  await signAndExecute(page)
  expect(await product.chain.balance(bob.address)).toBe(before + parseEther('0.15'))
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: names in a batch transfer are replaced by addresses on request', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}/batch-transfer`)
  await connectDemoWallet(page, 'Alice')
  await page.getByText('Paste from a spreadsheet').click()
  await page.getByLabel('Rows', { exact: true }).fill('bob.eth,0.01\nnobody.eth,0.02')
  await page.getByRole('button', { name: 'Add these rows' }).click()
  await page.getByRole('button', { name: 'Look up 2 names' }).click()
  await page.getByText('No address on this network: nobody.eth').waitFor()
  const rows = page.getByRole('main').getByRole('listitem')
  expect(await rows.filter({ hasText: 'bob.eth' }).textContent()).toContain(bob.address.slice(0, 6))
  watch.expectQuiet({ allow: unknownToService })
})
