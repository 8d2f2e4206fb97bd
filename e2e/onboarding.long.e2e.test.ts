import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient } from '@countersign/devchain/testing'
import type { Page } from 'playwright-core'
import { type Address, getAddress, parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { approveInWallet, connectDemoWallet, switchAccount, walletDialog } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import {
  executeButton,
  fillSendForm,
  openForm,
  press,
  review,
  signAndExecute,
  signButton,
} from './support/transactionFlow.ts'

const [, bob, , , erin] = demoAccounts
/** Owns nothing in the demo world. */
const judy = demoAccounts[9]

let product: Product
beforeAll(async () => {
  product = await setupProduct({ env: { COUNTERSIGN_DEMO_CHAINS: '2' } })
})
afterAll(() => product?.stop())

/** From the first page to a Safe of her own on both chains. */
async function createSafe(page: Page): Promise<Address> {
  await page.getByRole('link', { name: 'Create a Safe' }).first().click()
  await connectDemoWallet(page, judy.name)
  await page.getByLabel('Name', { exact: true }).fill('Judy and friends')
  await page.getByLabel('Owner 1', { exact: true }).fill(judy.address)
  await page.getByLabel('Second demo chain').check()
  await page.getByText('One key controls everything').waitFor()
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.getByRole('button', { exact: true, name: 'Create on Demo chain' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('Created and verified').waitFor()
  await page.getByRole('button', { exact: true, name: 'Create on Second demo chain' }).click()
  await walletDialog(page).getByRole('button', { name: 'Add and switch' }).click()
  await approveInWallet(page, 'Send')
  await expect.poll(() => page.getByText('Created and verified').count()).toBe(2)
  return safe
}

/** All that she did, as a browser shows it that has her things. */
async function expectEverything(page: Page, safe: Address): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(new URL('/', product.countersign.url).href)
  const group = main.getByRole('listitem').filter({ hasText: 'Judy and friends' }).first()
  await group.getByRole('link', { name: 'Judy and friends, Second demo chain' }).waitFor()
  // The co-owner was added on one of them only.
  await group.getByText('Owners or threshold differ between networks').waitFor()
  await group.getByRole('link', { exact: true, name: 'Judy and friends, Demo chain' }).click()
  await main.getByText('2 of 2 owners must sign').waitFor()
  await page.goto(new URL(`/31337/${safe}/export`, product.countersign.url).href)
  await main.getByText('Erin’s fee').waitFor()
  await main.getByText('Fees').first().waitFor()
}

test('default: a new user creates a Safe on two chains, uses it, exports transactions, and restores a backup elsewhere', async () => {
  const { page, watch } = await product.visit('/')
  const main = page.getByRole('main')
  const safe = await createSafe(page)
  const home = new URL(`/31337/${safe}`, product.countersign.url).href

  await page.goto(home)
  await main.getByText('1 of 1 owners must sign').waitFor()
  const chain = createTestClient(product.countersign.chainUrl)
  await chain.sendTransaction({ account: judy.address, chain: null, to: safe, value: parseEther('2') })
  await main.getByText(/2 ETH/).first().waitFor()

  await openForm(page, 'Manage owners')
  await page.getByRole('button', { name: 'Add owner' }).click()
  await page.getByLabel('New owner 1', { exact: true }).fill(bob.address)
  await page.getByLabel('Threshold').selectOption('2')
  await page.getByLabel(/^Signatures needed: 2\. Proven owners: 1/).check()
  await review(page)
  // Her wallet is where she was last: the page says so, and takes it back.
  await main.getByRole('button', { name: 'Switch to Demo chain' }).click()
  await walletDialog(page).getByRole('button', { name: 'Switch' }).click()
  await signAndExecute(page)
  expect(new Set(await product.chain.owners(safe))).toEqual(new Set([judy.address, bob.address]))
  expect(await product.chain.threshold(safe)).toBe(2n)

  // Two of them now: she proposes, the co-owner signs and executes.
  const paid = await product.chain.balance(erin.address)
  await page.goto(home)
  await fillSendForm(page, { amount: '0.75', asset: 'ETH', recipient: erin.address })
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  await switchAccount(page, bob.name)
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  await press(page, executeButton(page))
  await approveInWallet(page, 'Send')
  await main.getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.balance(erin.address)).toBe(paid + parseEther('0.75'))

  await page.goto(`${home}/export`)
  await main.getByRole('button', { name: /^Note on .*0\.75/ }).click()
  await main.getByLabel('Category').fill('Fees')
  await main.getByLabel('Note', { exact: true }).fill('Erin’s fee')
  await main.getByRole('button', { exact: true, name: 'Save' }).click()
  const [books] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  await main.getByText(/^All totals match the balances on the chain/).waitFor()
  const rows = (await text(await books.createReadStream())).trim().split('\r\n')
  expect(rows).toHaveLength(3)
  expect(rows.find((row) => row.includes('0.75'))).toMatch(/Fees.*Erin’s fee|Erin’s fee.*Fees/)

  await page.reload()
  await expectEverything(page, safe)

  await page.goto(new URL('/settings', product.countersign.url).href)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Export' }).click(),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'countersign-newcomer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, saved.suggestedFilename())
  await saved.saveAs(path)

  // Another browser, with no wallet connected: what she named and noted is all in the file.
  const { page: other, watch: otherWatch } = await product.visit('/settings')
  await other.getByLabel('Import', { exact: true }).setInputFiles(path)
  await other.getByRole('button', { name: 'Confirm import' }).click()
  await other.getByText('items imported').waitFor()
  await other.getByRole('button', { name: 'Reload' }).click()
  await expectEverything(other, safe)
  watch.expectQuiet({ allow: /404/ })
  otherWatch.expectQuiet({ allow: /404/ })
})
