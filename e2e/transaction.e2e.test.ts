import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { formatUnits, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/transactionFlow.ts'
import { expectNotReloaded, mark, openSafe } from './support/visitSafe.ts'

const erin = demoAccounts[4].address
const { grants, treasury } = demoSafes
const { usdc } = demoTokens

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** As the page writes an amount: grouped by thousands. */
function amount(raw: bigint, decimals: number): string {
  const [integer = '', fraction] = formatUnits(raw, decimals).split('.')
  const grouped = BigInt(integer).toLocaleString('en-GB')
  return fraction ? `${grouped}.${fraction.slice(0, 6)}` : grouped
}

test('default: two owners, each in their own browser, pay with a token', async () => {
  const before = await product.chain.tokenBalance(usdc.address, grants.address)
  const alice = await product.visit('/')
  await connectDemoWallet(alice.page, 'Alice')
  await alice.page
    .getByRole('main')
    .getByRole('link', { name: /^Treasury/ })
    .waitFor()
  await openSafe(alice.page, 'Grants')
  await alice.page.getByRole('main').getByText(amount(before, 6)).first().waitFor()
  await mark(alice.page)

  await fillSendForm(alice.page, { amount: '250.5', asset: 'USDC', recipient: erin })
  await signButton(alice.page).click()
  const shown = await approveInWallet(alice.page, 'Sign')
  expect(shown).toContain('Sign a Safe transaction')
  expect(shown).toContain(`transfer(${erin}, 250500000)`)
  await alice.page.getByText('You signed this').waitFor()

  const bob = await product.visit(alice.page.url())
  await connectDemoWallet(bob.page, 'Bob')
  await mark(bob.page)
  await signButton(bob.page).click()
  expect(await approveInWallet(bob.page, 'Sign')).toContain(safeTxHashOf(alice.page))

  // Alice did nothing; her page learns of it.
  await executeButton(alice.page).waitFor()
  await executeButton(bob.page).click()
  expect(await approveInWallet(bob.page, 'Send')).toContain('Execute a Safe transaction')
  await bob.page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  await alice.page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()

  const paid = parseUnits('250.5', 6)
  expect(await product.chain.tokenBalance(usdc.address, grants.address)).toBe(before - paid)
  await alice.page.getByRole('link', { exact: true, name: 'History' }).click()
  await alice.page
    .getByRole('main')
    .getByRole('link', { name: /250\.5 USDC/ })
    .waitFor()
  await alice.page.getByRole('link', { exact: true, name: 'Assets' }).click()
  await alice.page
    .getByRole('main')
    .getByText(amount(before - paid, 6))
    .first()
    .waitFor()
  for (const { page, watch } of [alice, bob]) {
    await expectNotReloaded(page)
    watch.expectQuiet({ allow: unknownToService })
  }
})

test('behavior: a fully signed transaction is executed by any owner', async () => {
  const { page, watch } = await product.visit(`/31337/${treasury.address}/queue`)
  await connectDemoWallet(page, 'Alice')
  const nonce = await product.chain.nonce(treasury.address)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ready to execute' }).first()
  await row.getByRole('link').click()
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.nonce(treasury.address)).toBe(nonce + 1n)
  watch.expectQuiet()
})

/** The identity of the transaction on screen, from the address bar. */
function safeTxHashOf(page: Page): string {
  const hash = /0x[0-9a-f]{64}/.exec(page.url())?.[0]
  if (hash === undefined) throw new Error(`No safeTxHash in ${page.url()}`)
  return hash
}
