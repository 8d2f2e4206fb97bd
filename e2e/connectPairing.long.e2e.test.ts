import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../packages/connect/test/createAuthServer.ts'
import { readQrCode } from '../packages/connect/test/readQrCode.ts'
import { type Example, SECOND_CHAIN, setupExample } from '../packages/connect/test/setupExample.ts'
import { type PairedWallet, startPairedWallet } from '../packages/connect/test/startPairedWallet.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'

const [alice, bob] = demoAccounts
let example: Example
let relay: Relay
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
const phones: PairedWallet[] = []
beforeAll(async () => {
  relay = await startRelay()
  example = await setupExample({ connect: [relay.url], handle: auth.handle, hasOwnBrowser: true })
  rpcUrl = example.chain.url
})
afterAll(async () => {
  await example.stop()
  await Promise.all(phones.map((phone) => phone.stop()))
  await relay.close()
})

const dialog = (page: Page) => page.getByRole('dialog')
const account = (page: Page) => page.getByRole('button', { name: /^Account 0x/ })

async function startPhone(parameters: { chainIds?: number[]; rejectsProposal?: boolean } = {}): Promise<PairedWallet> {
  const phone = await startPairedWallet({
    chainIds: [chainId, SECOND_CHAIN],
    key: alice.privateKey,
    relayUrl: relay.url,
    ...parameters,
  })
  phones.push(phone)
  return phone
}

async function openCode(page: Page): Promise<string> {
  await page.getByRole('button', { exact: true, name: 'Connect wallet' }).click()
  await dialog(page).getByRole('button', { exact: true, name: 'WalletConnect' }).click()
  const code = dialog(page).getByRole('img', { name: 'Code to connect WalletConnect' })
  await code.waitFor()
  return readQrCode(code)
}

test('default: the code is read, the phone answers, signs, changes and leaves; a reload keeps the session', async () => {
  auth.session = undefined
  const { context, leave, page } = await example.visit({ settings: { relayUrl: relay.url, signIn: true } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const uri = await openCode(page)
  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  await dialog(page).getByText('Copied!').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(uri)

  const phone = await startPhone()
  await phone.pair(uri)
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await account(page).waitFor()
  expect(phone.asked).toEqual(['personal_sign'])
  expect(auth.session).toBe(alice.address)

  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await dialog(page).getByRole('button', { name: 'Second chain' }).click()
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Network: Second chain' }).waitFor()
  await phone.emit({ chainId: SECOND_CHAIN, data: chainId, name: 'chainChanged' })
  await page.getByRole('button', { name: 'Network: Lab chain' }).waitFor()
  await phone.emit({ chainId, data: [`eip155:${chainId}:${bob.address}`], name: 'accountsChanged' })
  await page.getByRole('button', { name: 'Verify account' }).waitFor()
  expect(auth.session).toBeUndefined()
  await phone.end()
  await page.getByRole('button', { exact: true, name: 'Connect wallet' }).waitFor()
  await leave()
})

test('behavior: a refused proposal is a rejection', async () => {
  const { leave, page } = await example.visit({ settings: { relayUrl: relay.url } })
  const phone = await startPhone({ rejectsProposal: true })
  await phone.pair(await openCode(page))
  await dialog(page).locator('[data-csc-status=rejected]').waitFor()
  await leave()
})

test('behavior: leaving the code ends the attempt, and the next one has a new code', async () => {
  const { leave, page } = await example.visit({ settings: { relayUrl: relay.url } })
  const first = await openCode(page)
  await page.keyboard.press('Escape')
  await page.locator('#connection', { hasText: '"disconnected"' }).waitFor()
  const phone = await startPhone({ chainIds: [chainId] })
  const second = await openCode(page)
  expect(second).not.toBe(first)
  await phone.pair(second)
  await account(page).waitFor()
  await leave()
})

test('behavior: a relay that is silent times out', async () => {
  const { leave, page } = await example.visit({
    allowedErrors: /WebSocket|ERR_CONNECTION_REFUSED|socket|Content Security Policy/i,
    settings: { relayUrl: 'ws://127.0.0.1:9', timeouts: { open: 1_000 } },
  })
  await page.getByRole('button', { exact: true, name: 'Connect wallet' }).click()
  await dialog(page).getByRole('button', { exact: true, name: 'WalletConnect' }).click()
  await dialog(page).locator('[data-csc-status=timedOut]').waitFor()
  await leave()
})
