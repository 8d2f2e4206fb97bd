import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, walletDialog } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/transactionFlow.ts'
import { openSafe } from './support/visitSafe.ts'

const erin = demoAccounts[4].address
const { grants } = demoSafes

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const signAndExecute = (page: Page) => page.getByRole('button', { exact: true, name: 'Sign and execute' })

/** A payment that Alice signed, opened by Bob: his signature is the last one. */
async function openLastSignature(amount: string) {
  const alice = await product.visit('/')
  await connectDemoWallet(alice.page, 'Alice')
  await openSafe(alice.page, 'Grants')
  await fillSendForm(alice.page, { amount, asset: 'ETH', recipient: erin })
  // The first of two signatures executes nothing.
  await signButton(alice.page).waitFor()
  expect(await signAndExecute(alice.page).count()).toBe(0)
  await signButton(alice.page).click()
  await approveInWallet(alice.page, 'Sign')
  await alice.page.getByText('You signed this').waitFor()
  const bob = await product.visit(alice.page.url())
  await connectDemoWallet(bob.page, 'Bob')
  await signAndExecute(bob.page).waitFor()
  return { ...bob, before: await product.chain.nonce(grants.address) }
}

async function waitUntilExecuted(page: Page): Promise<void> {
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
}

test('default: the last owner signs and executes with one press and two answers of the wallet', async () => {
  const { before, page, watch } = await openLastSignature('0.5')
  await signAndExecute(page).click()
  expect(await approveInWallet(page, 'Sign')).toContain('Sign a Safe transaction')
  // A second decision: the wallet asks again, with the call that was simulated with both signatures.
  await walletDialog(page).getByText('Execute a Safe transaction').waitFor()
  expect(await product.chain.nonce(grants.address)).toBe(before)
  await approveInWallet(page, 'Send')
  await waitUntilExecuted(page)
  expect(await product.chain.nonce(grants.address)).toBe(before + 1n)
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: who rejects the signature is not asked to execute, and who rejects the execution has signed', async () => {
  const { before, page, watch } = await openLastSignature('0.1')
  await signAndExecute(page).click()
  await walletDialog(page).waitFor()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  expect(await walletDialog(page).isVisible()).toBe(false)

  await signAndExecute(page).click()
  await approveInWallet(page, 'Sign')
  await walletDialog(page).getByText('Execute a Safe transaction').waitFor()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  expect(await product.chain.nonce(grants.address)).toBe(before)
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await waitUntilExecuted(page)
  expect(await product.chain.nonce(grants.address)).toBe(before + 1n)
  watch.expectQuiet({ allow: unknownToService })
})
