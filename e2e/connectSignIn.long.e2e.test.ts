import { demoAccounts } from '@countersign/devchain/accounts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAuthServer } from '../packages/connect/test/createAuthServer.ts'
import { installContractWallet, planSafe } from '../packages/connect/test/installContractWallet.ts'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'

const [, bob] = demoAccounts
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

const dialog = (page: Page) => page.getByRole('dialog')
const sign = (page: Page) => dialog(page).getByRole('button', { name: 'Sign message' })
const state = (page: Page, name: string) =>
  page.locator('#authentication', { hasText: new RegExp(`^${name}$`) }).waitFor()

async function connect(page: Page, wallet: string): Promise<void> {
  await page.getByRole('button', { exact: true, name: 'Connect wallet' }).click()
  await dialog(page).getByRole('button', { exact: true, name: wallet }).click()
}

test('behavior: a session of another account, left from an earlier visit, is ended', async () => {
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

test('behavior: leaving the sign-in disconnects', async () => {
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
