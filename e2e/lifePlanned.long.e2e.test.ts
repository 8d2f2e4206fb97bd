import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { createTestClient } from '@countersign/devchain/testing'
import { planCreation } from '@countersign/protocol/chain'
import { encodeLink, parseLink } from '@countersign/protocol/offline'
import type { Page } from 'playwright-core'
import { type Address, getAddress, parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { chooseSend, executeButton, fillSendForm, signButton } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const [alice, bob, carol] = demoAccounts
const recipient = '0x00000000000000000000000000000000000000AB'
const chainId = 31337
let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product.closeVisits())
afterAll(() => product?.stop())

const chain = () => createTestClient(product.countersign.chainUrl)

/** Plans a Safe of two owners who must both sign, in the page of the first of them. */
async function plan(page: Page): Promise<Address> {
  await connectDemoWallet(page, 'Alice')
  for (const [index, { address }] of [alice, bob].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
  }
  await page.getByLabel('Signatures required').selectOption('2')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { name: 'A Safe to be created' }).waitFor()
  return getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')
}

/** Somebody pays to an address at which nothing is yet. */
async function fund(safe: Address): Promise<void> {
  const value = parseEther('0.5')
  const hash = await chain().sendTransaction({ account: carol.address, chain: null, to: safe, value })
  await chain().waitForTransactionReceipt({ hash })
}

/** Tokens too can be sent to an address at which nothing is yet. */
async function fundToken(safe: Address): Promise<void> {
  const abi = parseAbi(['function mint(address to, uint256 amount)'])
  const { address, decimals } = demoTokens.usdc
  const args = [safe, parseUnits('5', decimals)] as const
  const mint = { abi, account: carol.address, address, args, chain: null, functionName: 'mint' } as const
  await chain().waitForTransactionReceipt({ hash: await chain().writeContract(mint) })
}

/** The first owner pays in a token, which no service names: by its address. */
async function fillTokenForm(page: Page): Promise<void> {
  await chooseSend(page)
  await page.getByLabel('Asset', { exact: true }).selectOption({ label: 'Another token, by its address' })
  await page.getByLabel('Address of the token').fill(demoTokens.usdc.address)
  await page.getByText('5 USDC in the Safe').waitFor()
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByLabel('Amount', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()
}

/** The first owner signs what a form made, and takes the link for the other one. */
async function signFirst(page: Page, fill: (page: Page) => Promise<void>): Promise<string> {
  await page.getByRole('link', { name: 'Make its first transaction' }).click()
  await fill(page)
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('No service can know a Safe that is not there yet').waitFor()
  await page.getByRole('button', { exact: true, name: 'Share' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy the link' }).click()
  return page.evaluate<string>('navigator.clipboard.readText()')
}

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

test('default: two owners sign the first payment of a planned Safe, each in a browser of their own; it is created and paid in one transaction', async () => {
  const first = await product.visit('/create', clipboard)
  const safe = await plan(first.page)
  await fundToken(safe)
  const link = await signFirst(first.page, fillTokenForm)

  const second = await product.visit(`${new URL(link).pathname}${new URL(link).hash}`)
  const { page } = second
  await connectDemoWallet(page, 'Bob')
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Look at it' }).click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()
  await page.getByText('1 of 2').first().waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('the Safe is created and it happens, both or neither').waitFor()
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.owners(safe)).toEqual([alice.address, bob.address])
  expect(await product.chain.threshold(safe)).toBe(2n)
  expect(await product.chain.nonce(safe)).toBe(1n)
  expect(await product.chain.tokenBalance(demoTokens.usdc.address, recipient)).toBe(2_000_000n)
  second.watch.expectQuiet({ allow: /404/ })
  first.watch.expectQuiet({ allow: /404/ })
})

test('error: a link whose owners give another address is refused and nothing is kept; a Safe that somebody made meanwhile executes as any other', async () => {
  const first = await product.visit('/create', clipboard)
  const safe = await plan(first.page)
  await fund(safe)
  const link = await signFirst(first.page, (page) => fillSendForm(page, { amount: '0.2', asset: 'ETH', recipient }))
  const item = parseLink(new URL(link).hash.slice(1))
  if (item.kind !== 'transaction' || !item.planned) throw new Error('The link carries no plan.')
  const forged = encodeLink({ ...item, planned: { ...item.planned, owners: [alice.address, carol.address] } })

  const { page } = await product.visit(`/${chainId}/${safe}/import#${forged}`)
  await connectDemoWallet(page, 'Bob')
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('its owners, threshold and salt give another address').waitFor()
  expect(await page.evaluate<string | null>("localStorage.getItem('countersign.creations.v1')")).toBeNull()

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Look at it' }).click()
  await signButton(page).waitFor()
  const { call } = planCreation(item.planned)
  const hash = await chain().sendTransaction({ ...call, account: carol.address, chain: null })
  await chain().waitForTransactionReceipt({ hash })
  // Only a Safe that is there remembers approvals.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Approve/ })
    .waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('it happens now and cannot be undone').waitFor()
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.nonce(safe)).toBe(1n)
})
