import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient } from '@countersign/devchain/testing'
import { getAddress, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet, rejectInWallet, walletDialog } from './support/demoWallet.ts'
import { executeButton, fillSendForm, signButton } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const [alice, bob, carol] = demoAccounts
let product: Product
beforeAll(async () => {
  product = await setupProduct({ env: { COUNTERSIGN_DEMO_CHAINS: '2' } })
})
afterAll(() => product?.stop())

test('default: a newcomer plans a Safe, funds it, creates it on two chains, and finds it again', async () => {
  const { page, watch } = await product.visit('/')
  await page.getByRole('link', { name: 'Create a Safe' }).first().click()
  await connectDemoWallet(page, 'Carol')
  await page.getByLabel('Name', { exact: true }).fill('First Safe')
  for (const [index, { address }] of [alice, bob, carol].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
  }
  await page.getByLabel('Second demo chain').check()
  await page.getByText('2 of 3: one key may be lost').waitFor()
  // In a worker, under the policy that the page is served with.
  await page.getByText('Let the address begin with').click()
  await page.getByLabel('Beginning of the address').fill('0x5')
  await page.getByRole('button', { exact: true, name: 'Search' }).click()
  await page.getByText('Found after').waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { name: 'A Safe to be created' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/create\/0x5/)
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')

  // It can receive before it is there.
  const chain = createTestClient(product.countersign.chainUrl)
  await chain.sendTransaction({ account: alice.address, chain: null, to: safe, value: parseEther('0.5') })
  await page.getByText('0.5 ETH').waitFor()

  const create = page.getByRole('button', { exact: true, name: 'Create on Demo chain' })
  await create.click()
  await rejectInWallet(page)
  await page.getByText('You declined in the wallet').waitFor()
  await create.click()
  await approveInWallet(page, 'Send')
  await page.getByText('Created, and as planned').waitFor()
  expect(await product.chain.owners(safe)).toEqual([alice.address, bob.address, carol.address])
  expect(await product.chain.threshold(safe)).toBe(2n)

  await page.getByRole('button', { exact: true, name: 'Create on Second demo chain' }).click()
  await walletDialog(page).getByRole('button', { name: 'Add and switch' }).click()
  await approveInWallet(page, 'Send')
  await expect.poll(() => page.getByText('Created, and as planned').count()).toBe(2)

  // By its name, with the keyboard; then in the list, as one Safe on two chains with the same owners.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'A Safe, a page or an action' }).fill('safes')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  const group = main.getByRole('listitem').filter({ hasText: 'First Safe' }).first()
  await group.getByText('Same owners on all').waitFor()
  await group.getByRole('link', { name: 'First Safe, Second demo chain' }).waitFor()
  await group.getByRole('link', { exact: true, name: 'First Safe, Demo chain' }).click()
  await main.getByText('2 of 3 owners must sign').waitFor()
  watch.expectQuiet({ allow: /404/ })
})

test('behavior: a Safe of one signature is created with its first payment, in one transaction', async () => {
  const { page, watch } = await product.visit('/create')
  await connectDemoWallet(page, 'Carol')
  await page.getByLabel('Owner 1', { exact: true }).fill(carol.address)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { name: 'A Safe to be created' }).waitFor()
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const chain = createTestClient(product.countersign.chainUrl)
  await chain.sendTransaction({ account: alice.address, chain: null, to: safe, value: parseEther('0.5') })

  await page.getByRole('link', { name: 'Make its first transaction' }).click()
  await fillSendForm(page, { amount: '0.2', asset: 'ETH', recipient: bob.address })
  const before = await product.chain.balance(bob.address)
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected it in the wallet').waitFor()
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
