import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { deploySafe } from '@countersign/devchain/testing'
import { installTestWallet } from '@countersign/test'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { installContractWallet, planSafe, signAsSafe } from '../packages/connect/test/installContractWallet.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const [alice, bob] = demoAccounts
let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const dialog = (page: Page) => page.getByRole('dialog')
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })

/** A visitor with a wallet of their own, connected. */
async function visitAs(wallet: string, install: (context: BrowserContext) => Promise<unknown>) {
  const { context, page, watch } = await product.visit('/', { prepare: install })
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await dialog(page).getByRole('button', { exact: true, name: wallet }).click()
  await account(page).waitFor()
  return { context, page, watch }
}

async function signIn(page: Page): Promise<void> {
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Verify account' }).click()
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

/** Who the service says is signed in, asked with the cookie of this browser. */
async function readSession(context: BrowserContext): Promise<string | undefined> {
  const response = await context.request.get(new URL('/v1/auth/me', product.url).href)
  return response.ok() ? z.object({ signerAddress: z.string() }).parse(await response.json()).signerAddress : undefined
}

test('default: an account signs in, is known after a reload, and is signed out with the account and the wallet', async () => {
  let wallet: Awaited<ReturnType<typeof installTestWallet>> | undefined
  const { context, page, watch } = await visitAs('Lab wallet', async (target) => {
    wallet = await installTestWallet(target, {
      chains: [{ id: chainId, url: product.chainUrl }],
      keys: [alice.privateKey, bob.privateKey],
      name: 'Lab wallet',
      rdns: 'test.lab',
    })
  })
  expect(await readSession(context)).toBe(undefined)
  await signIn(page)
  expect(await readSession(context)).toBe(alice.address)
  await page.reload()
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Sign out' }).waitFor()
  await page.keyboard.press('Escape')
  await wallet?.setAccounts([bob.address])
  await expect.poll(() => readSession(context)).toBe(undefined)
  await signIn(page)
  expect(await readSession(context)).toBe(bob.address)
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).waitFor()
  await expect.poll(() => readSession(context)).toBe(undefined)
  watch.expectQuiet()
})

test('behavior: a sign-in that was left keeps the connection', async () => {
  const { context, page, watch } = await visitAs('Lab wallet', (target) =>
    installTestWallet(target, {
      chains: [{ id: chainId, url: product.chainUrl }],
      keys: [alice.privateKey],
      name: 'Lab wallet',
      rdns: 'test.lab',
    }),
  )
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Verify account' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await account(page).waitFor()
  expect(await readSession(context)).toBe(undefined)
  watch.expectQuiet()
})

test('behavior: a Safe signs in with the signatures of its owners (EIP-1271)', async () => {
  const safe = await deploySafe({ client: product.chain, owners: [alice.address, bob.address], threshold: 2 })
  const { context, page, watch } = await visitAs('Contract wallet', (target) =>
    installContractWallet(target, safe, (text) => signAsSafe(safe, text)),
  )
  await signIn(page)
  expect(await readSession(context)).toBe(safe)
  watch.expectQuiet()
})

test('behavior: a Safe that is not deployed yet signs in (ERC-6492)', async () => {
  const { safe, sign } = await planSafe(product.chainUrl, 565_656n)
  const { context, page, watch } = await visitAs('Contract wallet', (target) =>
    installContractWallet(target, safe, sign),
  )
  await signIn(page)
  expect(await readSession(context)).toBe(safe)
  watch.expectQuiet()
})

test('error: a signature of somebody else is refused, and can be tried again', async () => {
  const { safe } = await planSafe(product.chainUrl, 777n)
  const { context, page } = await visitAs('Contract wallet', (target) =>
    installContractWallet(target, safe, (text) => signAsSafe(safe, `${text} `)),
  )
  await account(page).click()
  await dialog(page).getByRole('button', { name: 'Verify account' }).click()
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await dialog(page).getByText('Error verifying signature, please retry!').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Try again' }).waitFor()
  expect(await readSession(context)).toBe(undefined)
})
