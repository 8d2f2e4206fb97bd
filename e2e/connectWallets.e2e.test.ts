import { demoAccounts } from '@countersign/devchain/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'
import { account, connect, dialog, open, row, visitWithWallet } from './support/connectPage.ts'

const [, bob] = demoAccounts
let example: Example
beforeAll(async () => {
  example = await setupExample()
})
afterAll(() => example.stop())

test('behavior: the account changes with the wallet', async () => {
  const { leave, page, wallet } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await wallet.setAccounts([bob.address])
  await page.getByRole('button', { name: `Account ${bob.address}` }).waitFor()
  await leave()
})

test('behavior: two wallets at once, the chosen one connects and becomes the recent one', async () => {
  const { leave, page } = await example.visit({
    async prepare(context) {
      await example.wallet(context)
      await example.wallet(context, { keys: [bob.privateKey], name: 'Other wallet', rdns: 'test.other' })
    },
  })
  await open(page)
  const installed = page.getByRole('region', { name: 'Installed' })
  // Wallets announce themselves when they are asked, the one before or after the other.
  await expect.poll(() => installed.getByRole('button').allTextContents()).toEqual(['Lab wallet', 'Other wallet'])
  await row(page, 'Other wallet').click()
  await page.getByRole('button', { name: `Account ${bob.address}` }).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await open(page)
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect.poll(() => recent.getByRole('button').allTextContents()).toEqual(['Other wallet'])
  await leave()
})

test('behavior: an announced wallet replaces its catalogue entry', async () => {
  const { leave, page } = await visitWithWallet(example, { name: 'Rabby Wallet', rdns: 'io.rabby' })
  await open(page)
  await page.getByRole('region', { name: 'Popular' }).waitFor()
  expect(await row(page, 'Rabby Wallet').count()).toBe(1)
  await page.getByRole('region', { name: 'Installed' }).getByText('Rabby Wallet').waitFor()
  await leave()
})

test('behavior: a wallet that never answers times out', async () => {
  const silent = await visitWithWallet(example, { isManual: true }, { timeouts: { answer: 300 } })
  await connect(silent.page)
  await dialog(silent.page).locator('[data-csc-status=timedOut]').waitFor()
  await dialog(silent.page).getByText('No answer from Lab wallet').first().waitFor()
  await silent.leave()
})

test('behavior: offline is told before a pairing is tried', async () => {
  const { context, leave, page } = await example.visit({
    // The browser complains of every picture that was still on its way.
    allowedErrors: /ERR_INTERNET_DISCONNECTED/,
    settings: { relayUrl: 'ws://127.0.0.1:9' },
  })
  await open(page)
  await page.getByRole('region', { name: 'Recommended' }).waitFor()
  await context.setOffline(true)
  await row(page, 'WalletConnect').click()
  await dialog(page).locator('[data-csc-status=offline]').waitFor()
  await context.setOffline(false)
  await leave()
})
