import { chainId } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../packages/connect/test/createAuthServer.ts'
import { type Example, SECOND_CHAIN, setupExample } from '../packages/connect/test/setupExample.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'
import type { LabWallet } from './support/connectPage.ts'
import { createBrokenWallet } from './support/oddWallets.ts'
import { type SilentRelay, startSilentRelay } from './support/startSilentRelay.ts'

let example: Example
let relay: Relay
let silentRelay: SilentRelay
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
beforeAll(async () => {
  relay = await startRelay()
  silentRelay = await startSilentRelay()
  example = await setupExample({ connect: [relay.url, silentRelay.url], handle: auth.handle, hasMotion: true })
  rpcUrl = example.chain.url
})
afterAll(async () => {
  await example.stop()
  await relay.close()
  await silentRelay.close()
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const WIDE = { viewport: { height: 720, width: 1100 } }
const MOBILE = { viewport: { height: 780, width: 390 } }

/**
 * How every view looks in every layout is tested where it is drawn (`dialogLooks.browser.test.tsx`). Here each way
 * through them is walked: once, on a phone too where the layout changes it.
 */
const LAYOUTS = ['wide', 'mobile'] as const
type Layout = (typeof LAYOUTS)[number]

/** Links to other pages are noted instead of followed: a real store crashes a headless browser. */
const KEEP_HERE = `
  addEventListener('click', (event) => {
    const link = event.target.closest?.('a[target=_blank]')
    if (!link) return
    event.preventDefault()
    window.opened = link.href
  }, true)
  // A detached link's click does not reach the window.
  HTMLAnchorElement.prototype.click = function () { window.opened = this.href }
`

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { exact: true, name })

type WalkParameters = {
  allowedErrors?: RegExp
  prepare?(context: BrowserContext): Promise<unknown>
  settings?: Record<string, unknown>
  userAgent?: string
}

/** One visitor with a wallet that waits to be told. */
async function createWalk(layout: Layout, { allowedErrors, prepare, settings = {}, userAgent }: WalkParameters = {}) {
  let wallet: LabWallet | undefined
  const visit = await example.visit({
    ...(allowedErrors ? { allowedErrors } : {}),
    context: { ...(layout === 'mobile' ? MOBILE : WIDE), ...(userAgent ? { userAgent } : {}) },
    async prepare(context) {
      await context.addInitScript({ content: KEEP_HERE })
      await prepare?.(context)
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

test.each(LAYOUTS)('default: connect, intro, get, options, install, instructions (%s)', async (layout) => {
  const { leave, open, page } = await createWalk(layout, { settings: { relayUrl: relay.url } })
  await open()
  await dialog(page).getByRole('searchbox').fill('zzz')
  await dialog(page).getByText('No wallet is called “zzz”.').waitFor()
  await dialog(page).getByRole('searchbox').fill('')
  if (layout !== 'wide') await button(page, 'What is a wallet?').click()
  await button(page, 'Get a wallet').click()
  await button(page, 'Get MetaMask').click()
  await dialog(page).getByRole('link', { name: 'Add to Chrome' }).click()
  expect(await page.evaluate('window.opened')).toContain('nkbihfbeogaeaoehlefnkodbefgpgknn')
  await button(page, 'Refresh').waitFor()
  expect(await dialog(page).getByRole('listitem').filter({ hasText: 'Install the MetaMask extension' }).count()).toBe(1)
  await button(page, 'Back').click()
  await button(page, 'Get the app').click()
  await dialog(page).getByRole('img', { name: 'Code to download MetaMask' }).waitFor()
  await button(page, 'Continue').click()
  await dialog(page).getByText('Scan the code', { exact: true }).waitFor()
  await leave()
})

test('behavior: not installed, desktop steps, not available', async () => {
  const { leave, open, page } = await createWalk('wide')
  await open()
  await button(page, 'Frame').click()
  await dialog(page).getByText('Frame is not installed').first().waitFor()
  await button(page, 'Install').click()
  await dialog(page).getByRole('link', { name: 'Open the download page' }).click()
  await button(page, 'Refresh').waitFor()
  await button(page, 'Back').click()
  await button(page, 'Back').click()
  await button(page, 'Choose another wallet').click()
  await button(page, 'Uniswap Wallet').click()
  await dialog(page).getByText('Uniswap Wallet is not available').first().waitFor()
  await leave()
})

test('behavior: confirm, rejected, pending', async () => {
  const { leave, open, page, wallet } = await createWalk('wide')
  await open()
  await button(page, 'Lab wallet').click()
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await wallet.reject()
  await dialog(page).getByText('Request rejected').first().waitFor()
  await button(page, 'Try again').click()
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await button(page, 'Close').click()
  await open()
  await button(page, 'Lab wallet').click()
  await dialog(page).getByText('A request is already open').first().waitFor()
  await leave()
})

test.each(LAYOUTS)('behavior: scan with the wallet, offline (%s)', async (layout) => {
  const { context, leave, open, page } = await createWalk(layout, {
    allowedErrors: /No internet connection detected|ERR_INTERNET_DISCONNECTED/,
    settings: { relayUrl: relay.url },
  })
  await open()
  await button(page, 'Rainbow').click()
  await dialog(page).getByRole('img', { name: 'Code to connect Rainbow' }).waitFor()
  await dialog(page).getByRole('heading', { name: 'Scan with Rainbow' }).waitFor()
  await button(page, layout === 'wide' ? 'WalletConnect' : 'Back').click()
  await context.setOffline(true)
  await button(page, 'WalletConnect').click()
  await dialog(page).getByText('You are offline').first().waitFor()
  await leave()
})

test('behavior: profile, networks, wrong network', async () => {
  const { leave, open, page, wallet } = await createWalk('wide', { settings: { panel: true } })
  await open()
  await button(page, 'Lab wallet').click()
  await wallet.approve()
  await page.getByRole('button', { name: 'Add transaction' }).click()
  await page.getByRole('button', { name: 'Add proposal' }).click()
  await page.getByRole('button', { name: /^Account 0x/ }).click()
  await dialog(page).getByText('Send 1 ETH').waitFor()
  await dialog(page).getByText(/ETH$/).first().waitFor()
  await button(page, 'Close').click()
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await button(page, 'Second chain').click()
  await dialog(page).getByText('Confirm in wallet').first().waitFor()
  await wallet.reject()
  await dialog(page).getByText('You declined the switch').first().waitFor()
  await button(page, 'Close').click()
  await wallet.setChain(999)
  await page.getByRole('button', { name: 'Wrong network' }).click()
  await leave()
})

test('behavior: verify account and its errors', async () => {
  auth.session = undefined
  const { leave, open, page, wallet } = await createWalk('wide', {
    allowedErrors: /status of 503/,
    settings: { signIn: true },
  })
  await open()
  await button(page, 'Lab wallet').click()
  await wallet.approve()
  await button(page, 'Sign message').waitFor()
  await button(page, 'Sign message').click()
  await dialog(page).getByText('Waiting for signature…').first().waitFor()
  auth.broken = 'verify'
  await wallet.approve()
  await dialog(page).getByText('Error verifying signature, please retry!').first().waitFor()
  auth.broken = undefined
  await leave()
})

test('behavior: connecting, timed out, failed', async () => {
  const { leave, open, page } = await createWalk('wide', {
    prepare: (context) => context.addInitScript({ content: createBrokenWallet() }),
    settings: { relayUrl: silentRelay.url, timeouts: { open: 4_000 } },
  })
  await open()
  await button(page, 'WalletConnect').click()
  await dialog(page).locator('[data-csc-status=connecting]').waitFor()
  await dialog(page).locator('[data-csc-status=timedOut]').waitFor()
  await button(page, 'Choose another wallet').click()
  await button(page, 'Broken wallet').click()
  await dialog(page).locator('[data-csc-status=failed]').waitFor()
  await leave()
})

test('behavior: an extension that this browser cannot have', async () => {
  const { leave, open, page } = await createWalk('wide', { userAgent: FIREFOX })
  await open()
  await button(page, 'Rabby Wallet').click()
  await dialog(page).getByText('No Rabby Wallet for this browser').first().waitFor()
  await leave()
})

test('behavior: on a phone the wallet is opened by its link, and the way back is told', async () => {
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

test('behavior: languages', async () => {
  const german = await createWalk('wide', { settings: { locale: 'de' } })
  await german.page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await dialog(german.page).getByRole('region', { name: 'Beliebt' }).waitFor()
  await german.leave()
})
