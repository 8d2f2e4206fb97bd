import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { createTestClient, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import { planCreation } from '@countersign/protocol/chain'
import { encodeLink, parseLink } from '@countersign/protocol/offline'
import type { Page } from 'playwright-core'
import { type Address, encodeFunctionData, getAddress, parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, walletDialog } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, fillSendForm, openForm, openMenu, signButton } from './support/transactionFlow.ts'

const [alice, bob, carol] = demoAccounts
const recipient = '0x00000000000000000000000000000000000000AB'
const chainId = 31337
let product: Product
beforeAll(async () => {
  product = await setupProduct({ env: { COUNTERSIGN_DEMO_CHAINS: '2' } })
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('default: a new user sets up a Safe, funds it, creates it on two chains, and finds it by name', async () => {
  const { page, watch } = await product.visit('/')
  await page.getByRole('link', { name: 'Create a Safe' }).first().click()
  await connectDemoWallet(page, 'Carol')
  await page.getByLabel('Name', { exact: true }).fill('First Safe')
  for (const [index, { address }] of [alice, bob, carol].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
  }
  await page.getByLabel('Second demo chain').check()
  await page.getByText('2 of 3: the Safe survives 1 lost key').waitFor()
  // In a worker, under the policy that the page is served with.
  await page.getByText('Choose the first digits of the address').click()
  await page.getByLabel('First digits').fill('0x5')
  await page.getByRole('button', { exact: true, name: 'Search' }).click()
  await page.getByText('Found after').waitFor()
  await page.getByLabel(/^Signatures needed: 2\. Proven owners: 1/).check()
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/create\/0x5/)
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')

  // It can receive before it is there.
  const chain = createTestClient(product.countersign.chainUrl)
  await chain.sendTransaction({ account: alice.address, chain: null, to: safe, value: parseEther('0.5') })
  await page.getByText('0.5 ETH').waitFor()

  const create = page.getByRole('button', { exact: true, name: 'Create on Demo chain' })
  await create.click()
  await rejectInWallet(page)
  await page.getByText('You rejected the transaction in your wallet').waitFor()
  await create.click()
  await approveInWallet(page, 'Send')
  await page.getByText('Created and verified').waitFor()
  expect(await product.chain.owners(safe)).toEqual([alice.address, bob.address, carol.address])
  expect(await product.chain.threshold(safe)).toBe(2n)

  await page.getByRole('button', { exact: true, name: 'Create on Second demo chain' }).click()
  await walletDialog(page).getByRole('button', { name: 'Add and switch' }).click()
  await approveInWallet(page, 'Send')
  await expect.poll(() => page.getByText('Created and verified').count()).toBe(2)

  // By its name, with the keyboard; then in the list, as one Safe on two chains with the same owners.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search Safes, pages and actions' }).fill('safes')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  const group = main.getByRole('listitem').filter({ hasText: 'First Safe' }).first()
  await group.getByText('Same owners on all networks').waitFor()
  await group.getByRole('link', { name: 'First Safe, Second demo chain' }).waitFor()
  await group.getByRole('link', { exact: true, name: 'First Safe, Demo chain' }).click()
  await main.getByText('2 of 3 owners must sign').waitFor()
  watch.expectQuiet({ allow: /404/ })
})

test('behavior: a Safe of one signature is created with its first payment, in one transaction', async () => {
  const { page, watch } = await product.visit('/create')
  await connectDemoWallet(page, 'Carol')
  await page.getByLabel('Owner 1', { exact: true }).fill(carol.address)
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const chain = createTestClient(product.countersign.chainUrl)
  await chain.sendTransaction({ account: alice.address, chain: null, to: safe, value: parseEther('0.5') })

  await page.getByRole('link', { name: 'First transaction' }).click()
  await fillSendForm(page, { amount: '0.2', asset: 'ETH', recipient: bob.address })
  const before = await product.chain.balance(bob.address)
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  expect(await product.chain.balance(bob.address)).toBe(before)
  // What was signed is kept: only the sending is asked for again.
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.owners(safe)).toEqual([carol.address])
  expect(await product.chain.nonce(safe)).toBe(1n)
  expect(await product.chain.balance(bob.address)).toBe(before + parseEther('0.2'))

  await page.getByRole('link', { name: 'History' }).first().click()
  await page.getByRole('main').getByText('0.2 ETH').first().waitFor()
  watch.expectQuiet({ allow: /404/ })
})

test('error: a duplicate owner is rejected, a contract and a look-alike are marked, and no plan is stored', async () => {
  const { page } = await product.visit('/create')
  await connectDemoWallet(page, carol.name)
  const owner = (number: number) => page.getByLabel(`Owner ${number}`, { exact: true })
  const add = page.getByRole('button', { name: 'Add an owner' })
  await owner(1).fill(carol.address)
  await add.click()
  await owner(2).fill(carol.address)
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByText('This owner is already in the list.').first().waitFor()
  await page.getByText('Fix the errors first').waitFor()
  expect(new URL(page.url()).pathname).toBe('/create')

  const poison = getAddress(`${carol.address.slice(0, 8)}${'3'.repeat(28)}${carol.address.slice(-6)}`.toLowerCase())
  await owner(2).fill(poison)
  // Of either it is said: nobody knows which of the two is the wrong one.
  for (const address of [carol.address, poison])
    await page.getByText(new RegExp(`^${address} looks like .* but is a different address\\.`)).waitFor()
  await owner(2).fill(demoTokens.usdc.address)
  await page.getByText(/is a contract on Demo chain and not a Safe\./).waitFor()
})

test('error: a deployed Safe that differs from its setup is not shown as created', async () => {
  const { page } = await product.visit('/create')
  await connectDemoWallet(page, alice.name)
  for (const [index, { address }] of [alice, bob].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
  }
  await page.getByLabel('Signatures required').selectOption('1')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.getByRole('button', { exact: true, name: 'Create on Demo chain' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('Created and verified').waitFor()

  // One of the owners takes it over before anybody looks again.
  await executeAsSafe({
    client: createTestClient(product.countersign.chainUrl),
    safe,
    signers: [bob.address],
    transaction: {
      data: encodeFunctionData({
        abi: safeAbi,
        args: ['0x0000000000000000000000000000000000000001', alice.address, carol.address],
        functionName: 'swapOwner',
      }),
      to: safe,
    },
  })
  await page.reload()
  await page.getByText('Does not match your setup').first().waitFor()
  await page.getByText(/^Don’t send funds to it\./).waitFor()
  expect(await page.getByText('Created and verified').count()).toBe(0)
})

const chain = () => createTestClient(product.countersign.chainUrl)

/** Plans a Safe of two owners who must both sign, in the page of the first of them. */
async function plan(page: Page): Promise<Address> {
  await connectDemoWallet(page, 'Alice')
  for (const [index, { address }] of [alice, bob].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
  }
  await page.getByLabel('Signatures required').selectOption('2')
  await page.getByLabel(/^Signatures needed: 2\. Proven owners: 1/).check()
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
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
  await openForm(page, 'Send')
  await page.getByLabel('Asset', { exact: true }).selectOption({ label: 'Other token, by address' })
  await page.getByLabel('Token address').fill(demoTokens.usdc.address)
  await page.getByText('Balance: 5 USDC').waitFor()
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByLabel('Amount', { exact: true }).fill('2')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /#\d+$/ }).waitFor()
}

/** The first owner signs what a form made, and takes the link for the other one. */
async function signFirst(page: Page, fill: (page: Page) => Promise<void>): Promise<string> {
  await page.getByRole('link', { name: 'First transaction' }).click()
  await fill(page)
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('No service accepts signatures before the Safe exists').waitFor()
  await openMenu(page)
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
  await page.getByRole('button', { name: 'Import link' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Open transaction' }).click()
  await page.getByRole('heading', { level: 1, name: /#\d+$/ }).waitFor()
  await page.getByRole('main').getByText('1 of 2').first().waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('Creates the Safe and executes this, both or neither.').waitFor()
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

test('error: a link whose owners give another address is rejected and not stored; a Safe deployed meanwhile executes normally', async () => {
  const first = await product.visit('/create', clipboard)
  const safe = await plan(first.page)
  await fund(safe)
  const link = await signFirst(first.page, (page) => fillSendForm(page, { amount: '0.2', asset: 'ETH', recipient }))
  const item = parseLink(new URL(link).hash.slice(1))
  if (item.kind !== 'transaction' || !item.planned) throw new Error('The link carries no plan.')
  const forged = encodeLink({ ...item, planned: { ...item.planned, owners: [alice.address, carol.address] } })

  const { page } = await product.visit(`/${chainId}/${safe}/import#${forged}`)
  await connectDemoWallet(page, 'Bob')
  await page.getByRole('button', { name: 'Import link' }).click()
  await page.getByText('its owners, threshold and salt give another address').waitFor()
  expect(await page.evaluate<string | null>("localStorage.getItem('countersign.creations.v1')")).toBeNull()

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Import link' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Open transaction' }).click()
  await signButton(page).waitFor()
  const { call } = planCreation(item.planned)
  const hash = await chain().sendTransaction({ ...call, account: carol.address, chain: null })
  await chain().waitForTransactionReceipt({ hash })
  // Only a Safe that is there remembers approvals.
  await openMenu(page)
  await page.getByRole('button', { name: 'Approve on chain' }).waitFor()
  await page.keyboard.press('Escape')
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('This happens now and can’t be undone.').waitFor()
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.nonce(safe)).toBe(1n)
})
