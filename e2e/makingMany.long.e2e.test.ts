import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, switchAccount } from './support/demoWallet.ts'
import { executeButton, signButton, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { address: grants } = demoSafes.grants
const { address: usdc } = demoTokens.usdc
const [, , carol, dave, erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const main = (page: Page) => page.getByRole('main')

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(['recipient,amount,token,name', ...lines, ''].join('\r\n'))
  await page.getByLabel('Choose a CSV file').setInputFiles({ buffer, mimeType: 'text/csv', name: 'payments.csv' })
}

async function sign(page: Page): Promise<void> {
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
}

test('default: a file of payments from an empty form to the chain; low balance and a rejection on the way', async () => {
  const { page, watch } = await product.visit(`/31337/${grants}`)
  await connectDemoWallet(page, 'Alice')
  const before = await Promise.all([
    product.chain.balance(erin.address),
    product.chain.tokenBalance(usdc, dave.address),
    product.chain.tokenBalance(usdc, carol.address),
  ])
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  await main(page)
    .getByRole('link', { name: /^Pay many/ })
    .click()
  await choose(page, [
    `${erin.address},0.25,,Travel`,
    `${dave.address},12.5,${usdc},Rent`,
    `${carol.address},7,${usdc},`,
    `${dave.address},999999,${usdc},"Rent, all years"`,
  ])
  await page.getByText('More than the balance: the Safe holds only 20000 USDC.').waitFor()
  await page.getByText('One row cannot be paid as it stands.').waitFor()
  await page.getByRole('button', { name: 'Remove row 4' }).click()
  await page.getByText('All rows fit into one transaction.').waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()

  // What was rejected is still there, row by row.
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected it in the wallet').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Change it' }).click()
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: /Dave.*Rent.*12\.5 USDC/ })
    .waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()

  await sign(page)
  await page.getByText('You have signed this').waitFor()
  await switchAccount(page, 'Bob')
  await sign(page)
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await main(page).getByText('Executed', { exact: true }).first().waitFor()
  expect([
    await product.chain.balance(erin.address),
    await product.chain.tokenBalance(usdc, dave.address),
    await product.chain.tokenBalance(usdc, carol.address),
  ]).toEqual([before[0] + parseEther('0.25'), before[1] + parseUnits('12.5', 6), before[2] + parseUnits('7', 6)])

  // The next run begins empty, and can be compared with this one.
  await page.goto(`${product.countersign.url}/31337/${grants}/batch-transfer`)
  await page.getByText('All rows of the last run are signed').waitFor()
  await choose(page, [`${dave.address},13,${usdc},Rent`])
  await page.getByLabel('Compare with', { exact: true }).selectOption({ label: 'The run of today (3 rows)' })
  await page.getByText('0 new, 2 gone, 1 changed, 0 as before.').waitFor()
  watch.expectQuiet({ allow: unknownToService })
})
