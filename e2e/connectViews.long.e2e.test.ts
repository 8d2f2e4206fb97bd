import { mkdir } from 'node:fs/promises'
import { chainId } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../packages/connect/test/createAuthServer.ts'
import { type Example, SECOND_CHAIN, setupExample } from '../packages/connect/test/setupExample.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'
import type { LabWallet } from './support/connectPage.ts'
import { createBrokenWallet } from './support/oddWallets.ts'
import { type SilentRelay, startSilentRelay } from './support/startSilentRelay.ts'

/** Written only when asked for: a test run must not change the repository. */
const FOLDER = 'docs/screenshots/connect'
const isPhotographed = process.env.SCREENSHOTS === '1'

let example: Example
let relay: Relay
let silentRelay: SilentRelay
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
beforeAll(async () => {
  relay = await startRelay()
  silentRelay = await startSilentRelay()
  example = await setupExample({ connect: [relay.url, silentRelay.url], handle: auth.handle })
  rpcUrl = example.chain.url
  if (isPhotographed) await mkdir(FOLDER, { recursive: true })
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

const LAYOUTS = ['wide', 'compact', 'mobile'] as const
type Layout = (typeof LAYOUTS)[number]
const SCHEMES = ['light', 'dark'] as const
/**
 * How every view looks in every layout is tested where it is drawn (`dialogLooks.browser.test.tsx`). Here each way
 * through them is walked: once, on a phone too where the layout changes it, in all layouts for pictures.
 */
const SAME_WAY = isPhotographed ? LAYOUTS : (['wide'] as const)
const OTHER_WAY = isPhotographed ? LAYOUTS : (['wide', 'mobile'] as const)

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

/** One visitor, and a picture of each view, in light and in dark, if they are asked for. */
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
    settings: { layout: layout === 'compact' ? 'compact' : 'wide', panel: false, ...settings },
  })
  if (!wallet) throw new Error('No wallet.')
  const { page } = visit
  return {
    ...visit,
    async look(name: string) {
      for (const colorScheme of isPhotographed ? SCHEMES : []) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(
          'Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished))',
        )
        await photograph(page, `${FOLDER}/${layout}-${colorScheme}-${name}.png`)
      }
    },
    async open() {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await dialog(page).getByRole('region', { name: 'More' }).waitFor()
    },
    wallet,
  }
}

/** The dialog with a little of what is behind it. */
async function photograph(page: Page, path: string): Promise<void> {
  const box = await page.locator('.csc-panel').boundingBox()
  const { height, width } = page.viewportSize() ?? WIDE.viewport
  if (!box || box.width >= width) return void (await page.screenshot({ path }))
  const [left, top] = [Math.max(0, box.x - 16), Math.max(0, box.y - 16)]
  const right = Math.min(width, box.x + box.width + 16)
  const bottom = Math.min(height, box.y + box.height + 16)
  await page.screenshot({ clip: { height: bottom - top, width: right - left, x: left, y: top }, path })
}

test.each(OTHER_WAY)('default: connect, intro, get, options, install, instructions (%s)', async (layout) => {
  const { leave, look, open, page } = await createWalk(layout, { settings: { relayUrl: relay.url } })
  await open()
  await look('connect-a-wallet')
  await dialog(page).getByRole('searchbox').fill('zzz')
  await dialog(page).getByText('No wallet is called “zzz”.').waitFor()
  await look('search-empty')
  await dialog(page).getByRole('searchbox').fill('')
  if (layout !== 'wide') {
    await button(page, 'What is a wallet?').click()
    await look('intro')
  }
  await button(page, 'Get a wallet').click()
  await look('get-a-wallet')
  await button(page, 'Get MetaMask').click()
  await look('get-wallet-options')
  await dialog(page).getByRole('link', { name: 'Add to Chrome' }).click()
  expect(await page.evaluate('window.opened')).toContain('nkbihfbeogaeaoehlefnkodbefgpgknn')
  await button(page, 'Refresh').waitFor()
  expect(await dialog(page).getByRole('listitem').filter({ hasText: 'Install the MetaMask extension' }).count()).toBe(1)
  await look('instructions-extension')
  await button(page, 'Back').click()
  await button(page, 'Get the app').click()
  await dialog(page).getByRole('img', { name: 'Code to download MetaMask' }).waitFor()
  await look('install-on-mobile')
  await button(page, 'Continue').click()
  await dialog(page).getByText('Scan the code', { exact: true }).waitFor()
  await look('instructions-mobile')
  await leave()
})

test.each(SAME_WAY)('behavior: not installed, desktop steps, not available (%s)', async (layout) => {
  const { leave, look, open, page } = await createWalk(layout)
  await open()
  await button(page, 'Frame').click()
  await dialog(page).getByText('Frame is not installed').first().waitFor()
  await look('not-installed')
  await button(page, 'Install').click()
  await dialog(page).getByRole('link', { name: 'Open the download page' }).click()
  await button(page, 'Refresh').waitFor()
  await look('instructions-desktop')
  await button(page, 'Back').click()
  await button(page, 'Back').click()
  await button(page, 'Choose another wallet').click()
  await button(page, 'Uniswap Wallet').click()
  await dialog(page).getByText('Uniswap Wallet is not available').first().waitFor()
  await look('not-available')
  await leave()
})

test.each(SAME_WAY)('behavior: confirm, rejected, pending (%s)', async (layout) => {
  const { leave, look, open, page, wallet } = await createWalk(layout)
  await open()
  await button(page, 'Lab wallet').click()
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await look('confirm-in-extension')
  await wallet.reject()
  await dialog(page).getByText('Request rejected').first().waitFor()
  await look('rejected')
  await button(page, 'Try again').click()
  await dialog(page).getByText('Confirm connection in the extension').first().waitFor()
  await button(page, 'Close').click()
  await open()
  await button(page, 'Lab wallet').click()
  await dialog(page).getByText('A request is already open').first().waitFor()
  await look('pending')
  await leave()
})

test.each(OTHER_WAY)('behavior: scan with the wallet, offline (%s)', async (layout) => {
  const { context, leave, look, open, page } = await createWalk(layout, {
    allowedErrors: /No internet connection detected|ERR_INTERNET_DISCONNECTED/,
    settings: { relayUrl: relay.url },
  })
  await open()
  await button(page, 'Rainbow').click()
  await dialog(page).getByRole('img', { name: 'Code to connect Rainbow' }).waitFor()
  await dialog(page).getByRole('heading', { name: 'Scan with Rainbow' }).waitFor()
  await look('scan-with-the-wallet')
  await button(page, layout === 'wide' ? 'WalletConnect' : 'Back').click()
  await context.setOffline(true)
  await button(page, 'WalletConnect').click()
  await dialog(page).getByText('You are offline').first().waitFor()
  await look('offline')
  await leave()
})

test.each(SAME_WAY)('behavior: profile, networks, wrong network (%s)', async (layout) => {
  const { leave, look, open, page, wallet } = await createWalk(layout, { settings: { panel: true } })
  await open()
  await button(page, 'Lab wallet').click()
  await wallet.approve()
  await page.getByRole('button', { name: 'Add transaction' }).click()
  await page.getByRole('button', { name: 'Add proposal' }).click()
  await page.getByRole('button', { name: /^Account 0x/ }).click()
  await dialog(page).getByText('Send 1 ETH').waitFor()
  await dialog(page).getByText(/ETH$/).first().waitFor()
  await look('profile')
  await button(page, 'Close').click()
  await page.getByRole('button', { name: 'Network: Lab chain' }).click()
  await look('switch-networks')
  await button(page, 'Second chain').click()
  await dialog(page).getByText('Confirm in wallet').first().waitFor()
  await look('switch-confirm')
  await wallet.reject()
  await dialog(page).getByText('You declined the switch').first().waitFor()
  await look('switch-rejected')
  await button(page, 'Close').click()
  await wallet.setChain(999)
  await page.getByRole('button', { name: 'Wrong network' }).click()
  await look('wrong-network')
  await leave()
})

test.each(SAME_WAY)('behavior: verify account and its errors (%s)', async (layout) => {
  auth.session = undefined
  const { leave, look, open, page, wallet } = await createWalk(layout, {
    allowedErrors: /status of 503/,
    settings: { signIn: true },
  })
  await open()
  await button(page, 'Lab wallet').click()
  await wallet.approve()
  await button(page, 'Sign message').waitFor()
  await look('verify-account')
  await button(page, 'Sign message').click()
  await dialog(page).getByText('Waiting for signature…').first().waitFor()
  await look('verify-waiting')
  auth.broken = 'verify'
  await wallet.approve()
  await dialog(page).getByText('Error verifying signature, please retry!').first().waitFor()
  auth.broken = undefined
  await look('verify-error')
  await leave()
})

test.each(SAME_WAY)('behavior: connecting, timed out, failed (%s)', async (layout) => {
  const { leave, look, open, page } = await createWalk(layout, {
    prepare: (context) => context.addInitScript({ content: createBrokenWallet() }),
    settings: { relayUrl: silentRelay.url, timeouts: { open: 4_000 } },
  })
  await open()
  await button(page, 'WalletConnect').click()
  await dialog(page).locator('[data-csc-status=connecting]').waitFor()
  await look('connecting')
  await dialog(page).locator('[data-csc-status=timedOut]').waitFor()
  await look('timed-out')
  await button(page, 'Choose another wallet').click()
  await button(page, 'Broken wallet').click()
  await dialog(page).locator('[data-csc-status=failed]').waitFor()
  await look('failed')
  await leave()
})

test.each(SAME_WAY)('behavior: an extension that this browser cannot have (%s)', async (layout) => {
  const { leave, look, open, page } = await createWalk(layout, { userAgent: FIREFOX })
  await open()
  await button(page, 'Rabby Wallet').click()
  await dialog(page).getByText('No Rabby Wallet for this browser').first().waitFor()
  await look('unsupported-browser')
  await leave()
})

test('behavior: on a phone the wallet is opened by its link, and the way back is told', async () => {
  const { leave, look, open, page } = await createWalk('mobile', {
    settings: { relayUrl: relay.url },
    userAgent: PHONE,
  })
  await open()
  await button(page, 'MetaMask').click()
  await dialog(page).getByText('Continue in MetaMask').first().waitFor()
  await dialog(page).getByText('Accept connection request in the wallet').first().waitFor()
  expect(await page.evaluate('window.opened')).toMatch(/^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A/)
  await look('continue-in-wallet')
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  await dialog(page).locator('[data-csc-status=accept]').waitFor()
  await look('accept-in-wallet')
  await leave()
})

test('behavior: languages', async () => {
  const german = await createWalk('wide', { settings: { locale: 'de' } })
  await german.page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await dialog(german.page).getByRole('region', { name: 'Beliebt' }).waitFor()
  await german.look('german')
  await german.leave()
})
