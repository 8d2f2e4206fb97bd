import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAuthServer } from '../packages/connect/test/createAuthServer.ts'
import { installContractWallet, planSafe, signAsSafe } from '../packages/connect/test/installContractWallet.ts'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'
import { connect, dialog } from './support/connectPage.ts'

const [alice, bob] = demoAccounts
let example: Example
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
beforeAll(async () => {
  example = await setupExample({ handle: auth.handle })
  rpcUrl = example.chain.url
})
beforeEach(() => {
  auth.broken = undefined
  auth.session = undefined
  auth.signOuts = 0
})
afterAll(() => example.stop())

const sign = (page: Page) => dialog(page).getByRole('button', { name: 'Sign message' })
const state = (page: Page, name: string) =>
  page.locator('#authentication', { hasText: new RegExp(`^${name}$`) }).waitFor()

test('default: an account signs in, is known after a reload, and is signed out with the wallet', async () => {
  let wallet: Awaited<ReturnType<Example['wallet']>> | undefined
  const { leave, page } = await example.visit({
    async prepare(context) {
      wallet = await example.wallet(context)
    },
    settings: { signIn: true },
  })
  await connect(page, 'Lab wallet')
  await sign(page).click()
  await state(page, 'authenticated')
  expect(auth.session).toBe(alice.address)
  await page.reload()
  await state(page, 'authenticated')
  await wallet?.setAccounts([bob.address])
  await state(page, 'unauthenticated')
  expect(auth).toMatchObject({ session: undefined, signOuts: 1 })
  await page.getByRole('button', { name: 'Verify account' }).click()
  await sign(page).click()
  await state(page, 'authenticated')
  expect(auth.session).toBe(bob.address)
  await wallet?.lock()
  await page.getByRole('button', { exact: true, name: 'Connect wallet' }).waitFor()
  await expect.poll(() => auth.signOuts).toBe(2)
  await leave()
})

test('behavior: a Safe signs in with the signatures of its owners (EIP-1271)', async () => {
  const safe = await deploySafe({
    client: createTestClient(example.chain.url),
    owners: [alice.address, bob.address],
    threshold: 2,
  })
  const { leave, page } = await example.visit({
    prepare: (context) => installContractWallet(context, safe, (text) => signAsSafe(safe, text)),
    settings: { signIn: true },
  })
  await connect(page, 'Contract wallet')
  await sign(page).click()
  await state(page, 'authenticated')
  expect(auth.session).toBe(safe)
  await leave()
})

test('behavior: a session of another account, left from an earlier visit, is ended', { tags: 'long' }, async () => {
  auth.session = bob.address
  const { leave, page } = await example.visit({
    async prepare(context) {
      await example.wallet(context)
    },
    settings: { signIn: true },
  })
  await connect(page, 'Lab wallet')
  await sign(page).waitFor()
  await expect.poll(() => auth.session).toBe(undefined)
  await leave()
})

test('behavior: a Safe that is not deployed yet signs in (ERC-6492)', async () => {
  const { safe, sign: signText } = await planSafe(example.chain.url, 424_242n)
  const { leave, page } = await example.visit({
    prepare: (context) => installContractWallet(context, safe, signText),
    settings: { signIn: true },
  })
  await connect(page, 'Contract wallet')
  await sign(page).click()
  await state(page, 'authenticated')
  expect(auth.session).toBe(safe)
  await leave()
})

test('behavior: leaving the sign-in disconnects', { tags: 'long' }, async () => {
  const { leave, page } = await example.visit({
    async prepare(context) {
      await example.wallet(context)
    },
    settings: { signIn: true },
  })
  await connect(page, 'Lab wallet')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { exact: true, name: 'Connect wallet' }).waitFor()
  await leave()
})
