import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { formatUnits, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, switchAccount } from './support/demoWallet.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

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
  const [whole = '', fraction] = formatUnits(raw, decimals).split('.')
  const grouped = BigInt(whole).toLocaleString('en-GB')
  return fraction ? `${grouped}.${fraction.slice(0, 6)}` : grouped
}

async function openSafe(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await page.getByRole('main').getByText('USDC').first().waitFor()
}

/** Set once in a page; a reload would take it away. */
async function mark(page: Page): Promise<void> {
  await page.evaluate('globalThis.countersignMark = true')
}

async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate('globalThis.countersignMark')).toBe(true)
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
  await alice.page.getByText('You have signed this').waitFor()

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

test('behavior: a page that is open learns of a proposal and lists it', async () => {
  const alice = await product.visit('/')
  await connectDemoWallet(alice.page, 'Alice')
  await openSafe(alice.page, 'Grants')
  await alice.page.getByRole('link', { exact: true, name: 'Queue' }).click()
  await alice.page.getByText('The service shows nothing that waits').waitFor()
  await mark(alice.page)

  const bob = await product.visit('/')
  await connectDemoWallet(bob.page, 'Bob')
  await openSafe(bob.page, 'Grants')
  await fillSendForm(bob.page, { amount: '0.25', asset: 'ETH', recipient: erin })
  await signButton(bob.page).click()
  await approveInWallet(bob.page, 'Sign')
  await bob.page.getByText('You have signed this').waitFor()

  const row = alice.page.getByRole('main').getByRole('listitem').filter({ hasText: '0.25 ETH' })
  await row.getByText('1 of 2 signed').waitFor()
  await expectNotReloaded(alice.page)
  for (const { watch } of [alice, bob]) watch.expectQuiet({ allow: unknownToService })
})

test('behavior: everything is there after a restart, and the journey goes on', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  await product.restart()
  await page.goto(`${product.countersign.url}/31337/${grants.address}/history`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /250\.5 USDC/ })
    .waitFor()

  const before = await product.chain.balance(grants.address)
  await page.getByRole('link', { exact: true, name: 'Queue' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /0\.25 ETH/ })
    .click()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await switchAccount(page, 'Carol')
  await executeButton(page).click()
  const shown = await approveInWallet(page, 'Send')
  expect(shown).toContain('2 signatures')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.balance(grants.address)).toBe(before - parseUnits('0.25', 18))
  // Only the interruption itself may be complained about.
  watch.expectQuiet({ allow: /Failed to load resource|ERR_/ })
})

test('behavior: native coin by one person with two accounts', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  await openSafe(page, 'Grants')
  const before = await product.chain.balance(grants.address)
  await fillSendForm(page, { amount: '1.5', asset: 'ETH', recipient: erin })
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You have signed this').waitFor()
  await switchAccount(page, 'Bob')
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.balance(grants.address)).toBe(before - parseUnits('1.5', 18))
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: what waits fully signed in the demo world is executed by any owner', async () => {
  const { page, watch } = await product.visit(`/31337/${treasury.address}/queue`)
  await connectDemoWallet(page, 'Alice')
  const nonce = await product.chain.nonce(treasury.address)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Can be executed' }).first()
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
