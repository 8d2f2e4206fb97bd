import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import type { Page } from 'playwright-core'
import { type Address, getAddress, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addVirtualAuthenticator } from './support/addVirtualAuthenticator.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { execute, fillSendForm, openForm, review, signInWallet } from './support/transactionFlow.ts'

const [alice, bob] = demoAccounts
let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** A passkey belongs to a domain, which 127.0.0.1 is not. */
const toUrl = (path: string) => {
  const url = new URL(path, product.countersign.url)
  url.hostname = 'localhost'
  return url.href
}

async function createSafe(): Promise<Address> {
  const client = createTestClient(product.countersign.chainUrl)
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: bob.address, chain: null, to: safe, value: parseEther('1') })
  return safe
}

async function createPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { exact: true, name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey as owner' })
  await dialog.getByText('It works on localhost only').waitFor()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Adds a passkey to Alice's Safe and has both sign from then on. */
async function addPasskey(page: Page, safe: Address): Promise<Address> {
  await openForm(page, 'Manage owners')
  await createPasskey(page, 'Pocket key')
  await page.getByLabel('Threshold', { exact: true }).selectOption('2')
  await review(page)
  await page.getByText('Deploy the signer contract of a passkey').first().waitFor()
  await signInWallet(page)
  await execute(page)
  const [added, ...others] = await product.chain.owners(safe)
  expect(others).toEqual([alice.address])
  expect(await product.chain.threshold(safe)).toBe(2n)
  return getAddress(added ?? '0x')
}

test('default: a passkey is added as an owner, signs, and the Safe executes', async () => {
  const safe = await createSafe()
  const { page } = await product.visit(toUrl(`/31337/${safe}`))
  const authenticator = await addVirtualAuthenticator(page)
  await connectDemoWallet(page, 'Alice')
  await addPasskey(page, safe)

  await page.goto(toUrl(`/31337/${safe}`))
  const main = page.getByRole('main')
  await main.getByText('Passkey', { exact: true }).first().waitFor()
  await fillSendForm(page, { amount: '0.2', asset: 'ETH', recipient: bob.address })
  const before = await product.chain.balance(bob.address)
  await signInWallet(page)
  const sign = main.getByRole('button', { name: 'Sign with Pocket key' })

  // A device that does not recognise its user signs nothing.
  await authenticator.setUserVerified(false)
  await sign.click()
  await main.getByText('You rejected').first().waitFor()
  await authenticator.setUserVerified(true)
  await sign.click()
  await execute(page)
  expect(await product.chain.balance(bob.address)).toBe(before + parseEther('0.2'))
  expect(await product.chain.nonce(safe)).toBe(2n)
})

test('error: a passkey cannot become the only owner', async () => {
  const safe = await createSafe()
  const { page } = await product.visit(toUrl(`/31337/${safe}`))
  await addVirtualAuthenticator(page)
  await connectDemoWallet(page, 'Alice')
  await addPasskey(page, safe)
  await openForm(page, 'Manage owners')
  const main = page.getByRole('main')
  await main.getByText('Passkey', { exact: true }).first().waitFor()
  await main.getByRole('button', { name: `Remove ${alice.name}` }).click()
  await page.getByLabel('Threshold', { exact: true }).selectOption('1')
  await main.getByText('All owners would be passkeys').waitFor()
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await main.getByRole('alert').first().waitFor()
  expect(new URL(page.url()).pathname).toContain('/owners')
})

test('behavior: on 127.0.0.1 the app says why there are none, and opens the same page on localhost', async () => {
  const safe = await createSafe()
  const { context, page } = await product.visit(`/31337/${safe}/owners`)
  await page.getByRole('button', { exact: true, name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey as owner' })
  await dialog.getByText('Passkeys need a domain name, and 127.0.0.1 is an address').waitFor()
  const link = dialog.getByRole('link', { name: 'Open this page on localhost' })
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await opened.getByRole('button', { exact: true, name: 'Add passkey' }).click()
  await opened.getByText('It works on localhost only').waitFor()
  expect(opened.url()).toBe(toUrl(`/31337/${safe}/owners`))
})

test('behavior: without a wallet, a passkey is the account', async () => {
  const safe = await createSafe()
  const { page } = await product.visit(toUrl(`/31337/${safe}`))
  await addVirtualAuthenticator(page)
  await connectDemoWallet(page, 'Alice')
  const signer = await addPasskey(page, safe)
  await fillSendForm(page, { amount: '0.1', asset: 'ETH', recipient: bob.address })
  await signInWallet(page)
  await page.getByText('You signed this').waitFor()
  await page.getByRole('complementary', { name: 'Demo wallet' }).getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Passkey' }).click()
  await page.getByRole('main').getByRole('button', { exact: true, name: 'Sign' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Execute/ })
    .waitFor()
  const client = createTestClient(product.countersign.chainUrl)
  expect(await client.getCode({ address: signer })).not.toBeUndefined()
})

test('behavior: a Safe is created together with the contract of its passkey', async () => {
  const { page } = await product.visit(toUrl('/create'))
  await addVirtualAuthenticator(page)
  await connectDemoWallet(page, 'Alice')
  await page.getByLabel('Owner 1', { exact: true }).fill(alice.address)
  await createPasskey(page, 'First key')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
  const safe = getAddress(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.getByRole('button', { exact: true, name: 'Create on Demo chain' }).click()
  await approveInWallet(page, 'Send')
  await page.getByText('Created and verified').waitFor()
  const owners = await product.chain.owners(safe)
  const client = createTestClient(product.countersign.chainUrl)
  expect(owners).toHaveLength(2)
  expect(await client.getCode({ address: owners[1] ?? '0x' })).not.toBeUndefined()
})

test('error: an answer to another request is refused, and nothing is stored', async () => {
  const safe = await createSafe()
  const { page } = await product.visit(toUrl(`/31337/${safe}`))
  await addVirtualAuthenticator(page)
  await connectDemoWallet(page, 'Alice')
  await addPasskey(page, safe)
  await fillSendForm(page, { amount: '0.1', asset: 'ETH', recipient: bob.address })
  await page.evaluate(`{
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    credentials.get = (options) =>
      get({ publicKey: { ...options.publicKey, challenge: crypto.getRandomValues(new Uint8Array(32)) } })
  }`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Sign with Pocket key' }).click()
  await main.getByText('it is for another request').first().waitFor()
  expect(await page.evaluate("localStorage.getItem('countersign.confirmations.v1')")).not.toContain('webauthn')
  await main.getByRole('button', { name: 'Sign with Pocket key' }).waitFor()
})
