import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../packages/connect/test/createAuthServer.ts'
import { readQrCode } from '../packages/connect/test/readQrCode.ts'
import { type Example, SECOND_CHAIN, setupExample } from '../packages/connect/test/setupExample.ts'
import { type PairedWallet, startPairedWallet } from '../packages/connect/test/startPairedWallet.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'
import { account, dialog, isClosed, type LabWallet } from './support/connectPage.ts'

const [alice, bob] = demoAccounts
let example: Example
let relay: Relay
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
beforeAll(async () => {
  relay = await startRelay()
  example = await setupExample({
    connect: [relay.url],
    handle: auth.handle,
    hasMotion: true,
    hasOwnBrowser: true,
  })
  rpcUrl = example.chain.url
})
afterAll(async () => {
  await example.stop()
  await relay.close()
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const WIDE = { viewport: { height: 720, width: 1100 } }
const MOBILE = { viewport: { height: 780, width: 390 } }

/**
 * Each view in each layout is tested where it is rendered (`dialogScenes.long.browser.test.tsx`), and on a desk by `e2e/spec`.
 * These tests follow the ways that differ: on a phone, in another browser or language, and with a paired wallet.
 */
type Layout = 'mobile' | 'wide'

/** Links to other pages are noted instead of followed: a real store crashes a headless browser. */
const STAY_HERE = `
  addEventListener('click', (event) => {
    const link = event.target.closest?.('a[target=_blank]')
    if (!link) return
    event.preventDefault()
    window.opened = link.href
  }, true)
  // A detached link's click does not reach the window.
  HTMLAnchorElement.prototype.click = function () { window.opened = this.href }
`

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { exact: true, name })

type WalkParameters = {
  allowedErrors?: RegExp
  settings?: Record<string, unknown>
  userAgent?: string
}

/** One visitor with a wallet that waits to be told. */
async function createWalk(layout: Layout, { allowedErrors, settings = {}, userAgent }: WalkParameters = {}) {
  let wallet: LabWallet | undefined
  const visit = await example.visit({
    ...(allowedErrors ? { allowedErrors } : {}),
    context: { ...(layout === 'mobile' ? MOBILE : WIDE), ...(userAgent ? { userAgent } : {}) },
    async prepare(context) {
      await context.addInitScript({ content: STAY_HERE })
      wallet = await example.wallet(context, {
        chains: [
          { id: chainId, url: example.chain.url },
          { id: SECOND_CHAIN, url: example.chain.url },
        ],
        isManual: true,
      })
    },
    settings: { layout: 'wide', panel: false, ...settings },
  })
  if (!wallet) throw new Error('No wallet.')
  const { page } = visit
  return {
    ...visit,
    async open() {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await dialog(page).getByRole('region', { name: 'More' }).waitFor()
    },
    wallet,
  }
}

test('default: connect, intro, get, options, install, instructions on a phone', async () => {
  const { leave, open, page } = await createWalk('mobile', { settings: { relayUrl: relay.url } })
  await open()
  await dialog(page).getByRole('searchbox').fill('zzz')
  await dialog(page).getByText('No wallet matches “zzz”.').waitFor()
  await dialog(page).getByRole('searchbox').fill('')
  await button(page, 'What is a wallet?').click()
  await button(page, 'Get a wallet').click()
  await button(page, 'Get MetaMask').click()
  await dialog(page).getByRole('link', { name: 'Add to Chrome' }).click()
  expect(await page.evaluate('window.opened')).toContain('nkbihfbeogaeaoehlefnkodbefgpgknn')
  await button(page, 'Refresh').waitFor()
  expect(await dialog(page).getByRole('listitem').filter({ hasText: 'Install the MetaMask extension' }).count()).toBe(1)
  await button(page, 'Back').click()
  await button(page, 'Get the app').click()
  await dialog(page).getByRole('img', { name: 'QR code to download MetaMask' }).waitFor()
  await button(page, 'Continue').click()
  await dialog(page).getByText('Scan the QR code', { exact: true }).waitFor()
  await leave()
})

test('behavior: scan with the wallet, offline on a phone', async () => {
  const { context, leave, open, page } = await createWalk('mobile', {
    allowedErrors: /No internet connection detected|ERR_INTERNET_DISCONNECTED/,
    settings: { relayUrl: relay.url },
  })
  await open()
  await button(page, 'Rainbow').click()
  await dialog(page).getByRole('img', { name: 'QR code to connect Rainbow' }).waitFor()
  await dialog(page).getByRole('heading', { name: 'Scan with Rainbow' }).waitFor()
  await button(page, 'Back').click()
  await context.setOffline(true)
  await button(page, 'WalletConnect').click()
  await dialog(page).getByText('You are offline').first().waitFor()
  await leave()
})

test('behavior: an extension that this browser cannot have', async () => {
  const { leave, open, page } = await createWalk('wide', { userAgent: FIREFOX })
  await open()
  await button(page, 'Rabby Wallet').click()
  await dialog(page).getByText('Rabby Wallet does not support this browser').first().waitFor()
  await leave()
})

test('behavior: on mobile the wallet opens by deep link, with instructions for the way back', async () => {
  const { leave, open, page } = await createWalk('mobile', {
    settings: { relayUrl: relay.url },
    userAgent: PHONE,
  })
  await open()
  await button(page, 'MetaMask').click()
  await dialog(page).getByText('Continue in MetaMask').first().waitFor()
  await dialog(page).getByText('Accept connection request in the wallet').first().waitFor()
  expect(await page.evaluate('window.opened')).toMatch(/^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A/)
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  await dialog(page).locator('[data-csc-status=accept]').waitFor()
  await leave()
})

test('behavior: on a phone without a relay every wallet of the list can open this page', async () => {
  const { leave, open, page } = await createWalk('mobile', { userAgent: PHONE })
  await open()
  const names = await dialog(page).locator('[data-csc-wallet]').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['MetaMask', 'Trust Wallet', 'Phantom', 'OKX Wallet']))
  for (const name of ['WalletConnect', 'Rabby Wallet', 'Ledger', 'Frame', 'Bloom Wallet'])
    expect(names).not.toContain(name)
  await button(page, 'MetaMask').click()
  await dialog(page).getByText('Open this page in MetaMask').first().waitFor()
  expect(await dialog(page).textContent()).not.toContain('cannot open')
  const link = dialog(page).getByRole('link', { name: 'Open in MetaMask' })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/metamask\.app\.link\/dapp\/127\.0\.0\.1/)
  await leave()
})

test('behavior: whoever returns from the wallet’s app after approving is connected', async () => {
  const { leave, open, page } = await createWalk('mobile', { settings: { relayUrl: relay.url }, userAgent: PHONE })
  await open()
  await button(page, 'MetaMask').click()
  await dialog(page).getByText('Continue in MetaMask').first().waitFor()
  const opened = String(await page.evaluate('window.opened'))
  const phone = await startPhone()
  await phone.pair(new URL(opened).searchParams.get('uri') ?? '')
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  await isClosed(page)
  await account(page).waitFor()
  await leave()
})

test('behavior: languages', async () => {
  const german = await createWalk('wide', { settings: { locale: 'de' } })
  await german.page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await dialog(german.page).getByRole('region', { name: 'Beliebt' }).waitFor()
  await german.leave()
})

const phones: PairedWallet[] = []
afterAll(() => Promise.all(phones.map((phone) => phone.stop())))

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
  const code = dialog(page).getByRole('img', { name: 'QR code to connect WalletConnect' })
  await code.waitFor()
  return readQrCode(code)
}

test('default: a phone scans the QR code, connects, signs, switches and disconnects; the session survives a reload', async () => {
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
  expect(phone.requested).toEqual(['personal_sign'])
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
