import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { OwnerProofListSchema } from '@countersign/protocol/custody'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { signButton } from './support/transactionFlow.ts'

const { operations, treasury } = demoSafes
const [alice, , , , erin] = demoAccounts
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const copyLink = async (page: Page) => {
  await page.getByRole('button', { name: 'Copy link' }).click()
  return page.evaluate<string>('navigator.clipboard.readText()')
}

test('default: an invited owner signs a proof from a link, and the form shows them as proven', async () => {
  const { page, watch } = await product.visit(`/31337/${operations.address}/owners`, clipboard)
  await connectDemoWallet(page, alice.name)
  await page.getByRole('button', { name: 'Add owner' }).click()
  await page.getByLabel('New owner 1', { exact: true }).fill(erin.address)
  await page.getByText('Not proven').waitFor()
  await page.getByLabel('Threshold').selectOption('3')
  const consent = page.getByLabel(/^Signatures needed: 3\. Proven: 0\./)
  await consent.waitFor()
  await page.getByRole('button', { name: 'Ask for proof' }).click()
  const link = await copyLink(page)

  const invited = await product.visit(`${new URL(link).pathname}${new URL(link).hash}`, clipboard)
  await connectDemoWallet(invited.page, erin.name)
  await invited.page.getByText('This signature approves no transaction').waitFor()
  await invited.page.getByRole('button', { name: 'Sign proof' }).click()
  await approveInWallet(invited.page, 'Sign')
  await invited.page.getByText('Proven', { exact: true }).waitFor()
  const answer = await copyLink(invited.page)

  await page.getByLabel('Link with the signature').fill(answer)
  await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Import' }).click()
  await page.getByRole('dialog').getByText('Proven', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Proven', { exact: true }).first().waitFor()
  await consent.waitFor({ state: 'detached' })
  watch.expectQuiet()
  // Its storage of a proof by an account that is no owner is refused, as it should be.
  invited.watch.expectQuiet({ allow: /owner-proofs/ })
})

test('default: an owner proves the key with one tap; the service stores it and every browser verifies it', async () => {
  const { page, watch } = await product.visit(`/31337/${treasury.address}/security`)
  await connectDemoWallet(page, alice.name)
  const card = page.getByRole('main').getByRole('region', { name: 'Key checks' })
  await card.getByRole('button', { name: 'Prove my key' }).click()
  await approveInWallet(page, 'Sign')
  await card.getByText(/Last proof: today/).waitFor()
  const path = `${product.countersign.url}/v1/chains/31337/safes/${treasury.address}/owner-proofs`
  const list = async () => OwnerProofListSchema.parse(await (await fetch(path)).json()).results
  await expect.poll(async () => (await list()).map(({ challenge }) => challenge.owner)).toEqual([alice.address])

  const other = await product.visit(`/31337/${treasury.address}/security`)
  await other.page
    .getByRole('main')
    .getByRole('region', { name: 'Key checks' })
    .getByText(/Last proof: today/)
    .waitFor()
  watch.expectQuiet()
})

test('default: live signatures of the queue, their simulation, and the drafts that invalidate them', async () => {
  const { page, watch } = await product.visit(`/31337/${treasury.address}/queue`)
  await connectDemoWallet(page, alice.name)
  await page.getByRole('link', { name: 'Live signatures' }).click()
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: 'Live signatures' }).waitFor()
  await main.getByText('Anyone can use it').first().waitFor()
  await main.getByRole('button', { name: 'Simulate' }).first().click()
  await main.getByText('Succeeds').first().waitFor()
  await main.getByRole('button', { name: 'Invalidate' }).click()
  await main.getByText(/drafts? (?:is|are) ready to sign/).waitFor()
  await main
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click()
  await signButton(page).waitFor()
  await page.getByText('Reject').first().waitFor()
  watch.expectQuiet({ allow: /404/ })
})
