import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import {
  execute,
  executeButton,
  fillSendForm,
  openFold,
  openForm,
  openMenu,
  press,
  review,
  section,
  signAndExecute,
  signButton,
  signInWallet,
  unknownToService,
} from './support/transactionFlow.ts'

// One owner is enough there: a journey goes from an empty form to the chain with one wallet.
const { address: operations } = demoSafes.operations
const [alice, bob, , dave, erin] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

// First: it executes what waits in the demo world, and the others use up nonces of the same Safe.
test('behavior: several transactions execute in order, stop at a rejection, and resume', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  const [paid, nonce] = [await product.chain.balance(erin.address), await product.chain.nonce(operations)]
  for (const amount of ['0.01', '0.02']) {
    await fillSendForm(page, { amount, asset: 'ETH', recipient: erin.address })
    await signButton(page).click()
    await approveInWallet(page, 'Sign')
    await page.getByText(/^Fully signed\. Nonce \d+ must be executed first/).waitFor()
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Queue' }).click()
  await page.getByRole('button', { name: 'Execute 3 in order' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('1 of 3 executed').waitFor()
  await rejectInWallet(page)
  await page.getByRole('alert', { name: 'You rejected the request in your wallet' }).waitFor()
  await page.getByText('2 transactions are left in the queue').waitFor()
  expect(await product.chain.nonce(operations)).toBe(nonce + 1n)
  expect(await product.chain.balance(erin.address)).toBe(paid)

  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Execute 2 in order' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('1 of 2 executed').waitFor()
  await approveInWallet(page, 'Send')
  await page.getByText('All 2 transactions executed').waitFor()
  expect(await product.chain.nonce(operations)).toBe(nonce + 3n)
  expect(await product.chain.balance(erin.address)).toBe(paid + parseEther('0.03'))
  watch.expectQuiet({ allow: unknownToService })
})

/** A payment of the Safe with the nonce that is next, signed by Alice and known to the service; returns its address. */
async function propose(page: Page, amount: string): Promise<string> {
  await openForm(page, 'Send')
  await page.getByLabel('Recipient').fill(erin.address)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)
  await review(page)
  await signInWallet(page)
  await executeButton(page).waitFor()
  return page.url()
}

test('behavior: a proposal is rejected: its nonce is used up and nothing is paid', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  const [paid, nonce] = [await product.chain.balance(erin.address), await product.chain.nonce(operations)]
  const proposal = await propose(page, '0.11')
  await openMenu(page)
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('heading', { level: 1, name: /^Reject: use up the nonce/ }).waitFor()
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await page.reload()
  await page
    .getByRole('region', { name: 'Conflicting transactions' })
    .getByRole('link', { name: /0\.11 ETH/ })
    .waitFor()
  await signAndExecute(page)
  expect(await product.chain.nonce(operations)).toBe(nonce + 1n)
  expect(await product.chain.balance(erin.address)).toBe(paid)
  await page.goto(proposal)
  await page.getByRole('main').getByText('Replaced', { exact: true }).first().waitFor()
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: a proposal is replaced by another payment with its nonce', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  const paid = await product.chain.balance(erin.address)
  const proposal = await propose(page, '0.12')
  await openMenu(page)
  await page.getByRole('link', { name: 'Replace' }).click()
  expect(await page.getByLabel('Nonce').inputValue()).toBe(`${await product.chain.nonce(operations)}`)
  await page.getByLabel('Recipient').fill(erin.address)
  await page.getByLabel('Amount', { exact: true }).fill('0.13')
  await review(page)
  await page
    .getByRole('region', { name: 'Conflicting transactions' })
    .getByRole('link', { name: /0\.12 ETH/ })
    .waitFor()
  await signAndExecute(page)
  expect(await product.chain.balance(erin.address)).toBe(paid + parseEther('0.13'))
  await page.goto(proposal)
  await page.getByRole('main').getByText('Replaced', { exact: true }).first().waitFor()
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: a transaction made and signed while the service is down is sent to it later', async () => {
  const { context, page } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  const paid = await product.chain.balance(erin.address)
  await openForm(page, 'Send')
  await page.getByLabel('Recipient').fill(erin.address)
  await page.getByLabel('Amount', { exact: true }).fill('0.15')
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)
  const service = `${product.countersign.url}/v1/**`
  await context.route(service, (route) => route.abort('connectionrefused'))
  await review(page)
  await signInWallet(page)
  await page.getByText('Signed. The service is unreachable').waitFor()
  await context.unroute(service)
  await page.reload()
  await page.getByRole('button', { name: 'Send again' }).click()
  await execute(page)
  expect(await product.chain.balance(erin.address)).toBe(paid + parseEther('0.15'))
})

test('behavior: the proposer deletes the proposal from the service; the queue still lists the signature', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  const proposal = await propose(page, '0.14')
  await openMenu(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  await rejectInWallet(page)
  await page.getByText('Nothing was deleted. No changes were made.').waitFor()
  await openMenu(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  await approveInWallet(page, 'Sign')
  await page.waitForURL(/\/queue$/)
  const safeTxHash = proposal.slice(proposal.lastIndexOf('/') + 1)
  const answer = await fetch(`${product.countersign.url}/v1/chains/31337/transactions/${safeTxHash}`)
  expect(answer.status).toBe(404)
  await page.getByText('The service does not list a transaction that you signed').waitFor()
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: owners are added, replaced and the threshold raised in one transaction', async () => {
  const { page, watch } = await product.visit(`/31337/${operations}`)
  await connectDemoWallet(page, 'Alice')
  await openForm(page, 'Manage owners')
  await page.getByRole('button', { name: 'Replace Dave' }).click()
  await page.getByLabel('Replacement for Dave').fill(bob.address)
  await page.getByRole('button', { name: 'Add owner' }).click()
  await page.getByLabel('New owner 1', { exact: true }).fill(erin.address)
  await page.getByLabel('Threshold').selectOption('2')
  // Whatever waits there in the demo world.
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(operations)}`)
  // Two of three would have to be newcomers, who have shown nothing.
  const consent = page.getByLabel(/^Signatures needed: 2\. Proven owners: 1/)
  await consent.check()
  await review(page)

  // What was rejected is still there: the draft under its address, and all that was typed.
  await press(page, signButton(page))
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Edit' }).click()
  expect(await page.getByLabel('Replacement for Dave').inputValue()).toBe(bob.address)
  expect(await page.getByLabel('New owner 1', { exact: true }).inputValue()).toBe(erin.address)
  await consent.check()
  await review(page)

  await openFold(page, 'Balance and state changes')
  const changes = section(page, 'Balance and state changes')
  await changes.getByRole('row', { name: /^Threshold 1 2/ }).waitFor()
  await changes.getByRole('row', { name: /^Owners.*Dave.*Erin/ }).waitFor()
  await signAndExecute(page)
  expect(new Set(await product.chain.owners(operations))).toEqual(new Set([alice.address, bob.address, erin.address]))
  expect(await product.chain.owners(operations)).not.toContain(dave.address)
  expect(await product.chain.threshold(operations)).toBe(2n)
  watch.expectQuiet({ allow: unknownToService })
})
