import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { executeButton, signButton, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

// One owner is enough there: a journey goes from an empty form to the chain with one wallet.
const { address: operations } = demoSafes.operations
const [alice, bob, , dave, erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** From the home page of the Safe to one of the forms. */
async function choose(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'New transaction' }).click()
  await page.getByRole('main').getByRole('link', { name: kind }).click()
}

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()
}

/** A change of owners is a danger: it is signed and executed by those only who say that they checked it. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.waitFor()
  const consent = page.getByRole('checkbox', { name: /^I have checked/ })
  if (await consent.isVisible()) await consent.check()
  await button.click()
}

async function signAndExecute(page: Page): Promise<void> {
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  await press(page, executeButton(page))
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
}

test('behavior: owners are added, replaced and the threshold raised in one transaction', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  await choose(page, /^Manage owners/)
  await page.getByRole('button', { name: 'Replace Dave' }).click()
  await page.getByLabel('In place of Dave').fill(bob.address)
  await page.getByRole('button', { name: 'Add an owner' }).click()
  await page.getByLabel('New owner 1', { exact: true }).fill(erin.address)
  await page.getByLabel('Signatures required').selectOption('2')
  // Whatever waits there in the demo world.
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)
  await review(page)

  // What was rejected is still there: the draft under its address, and all that was typed.
  await press(page, signButton(page))
  await rejectInWallet(page)
  await page.getByText('You rejected it in the wallet').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Change it' }).click()
  expect(await page.getByLabel('In place of Dave').inputValue()).toBe(bob.address)
  expect(await page.getByLabel('New owner 1', { exact: true }).inputValue()).toBe(erin.address)
  await review(page)

  const changes = page.getByRole('table')
  await changes.getByRole('row', { name: /^Signatures required 1 2/ }).waitFor()
  await changes.getByRole('row', { name: /^Owners.*Dave.*Erin/ }).waitFor()
  await signAndExecute(page)
  expect(new Set(await product.chain.owners(operations))).toEqual(new Set([alice.address, bob.address, erin.address]))
  expect(await product.chain.owners(operations)).not.toContain(dave.address)
  expect(await product.chain.threshold(operations)).toBe(2n)
  watch.expectQuiet({ allow: unknownToService })
})
