import { demoAccounts } from '@countersign/devchain/accounts'
import { demoGuard, demoModule, demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { openForm, press, review, signAndExecute, signButton, unknownToService } from './support/transactionFlow.ts'

// One owner is enough there, and it is of 1.3.0: the contract itself would let a guard lock it.
const { address: operations } = demoSafes.operations
const [, , , dave] = demoAccounts
/** `keccak256("guard_manager.guard.address")` */
const guardSlot = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterAll(() => product?.stop())

test('behavior: a module, a guard and a newer implementation, from the form to the chain', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  const main = page.getByRole('main')
  await connectDemoWallet(page, 'Alice')
  const useNextNonce = async () => page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)

  await openForm(page, 'Settings')
  await page.getByRole('button', { name: 'Enable module' }).click()
  await page.getByLabel('New module 1', { exact: true }).fill(demoModule)
  await main.getByText(/can move all assets and change owners/).waitFor()
  await useNextNonce()
  await review(page)
  await press(page, signButton(page))
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Edit' }).click()
  expect(await page.getByLabel('New module 1', { exact: true }).inputValue()).toBe(demoModule)
  await review(page)
  await main
    .getByText(/^Enable module/)
    .first()
    .waitFor()
  await signAndExecute(page)
  expect(await product.chain.isModuleEnabled(operations, demoModule)).toBe(true)

  // A guard without code would lock this Safe for good: named before it happens, and refused.
  await openForm(page, 'Settings')
  await page.getByRole('radio', { name: 'Transaction guard' }).check()
  await page.getByLabel('New guard').fill(dave.address)
  await main.getByText(/The Safe would be locked for good/).waitFor()
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('alert').filter({ hasText: 'This change is blocked' }).waitFor()
  await page.getByLabel('New guard').fill(demoGuard)
  await main.getByText(/can block every transaction, even its own removal/).waitFor()
  await useNextNonce()
  await review(page)
  await main.getByRole('row', { name: /^Guard none/ }).waitFor()
  await signAndExecute(page)
  expect(await product.chain.slot(operations, guardSlot)).toBe(
    `0x${demoGuard.slice(2).toLowerCase().padStart(64, '0')}`,
  )

  await openForm(page, 'Settings')
  await page.getByRole('radio', { name: 'Implementation' }).check()
  await page.getByLabel('New version').selectOption({ label: 'SafeL2 1.5.0 with CompatibilityFallbackHandler 1.5.0' })
  await useNextNonce()
  await review(page)
  await main
    .getByText(/^Replace the implementation of the Safe with the official/)
    .first()
    .waitFor()
  await signAndExecute(page)
  expect(await product.chain.version(operations)).toBe('1.5.0')
  watch.expectQuiet({ allow: unknownToService })
})
