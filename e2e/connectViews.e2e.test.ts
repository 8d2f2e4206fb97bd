import { mkdir } from 'node:fs/promises'
import { chainId } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../packages/connect/test/createAuthServer.ts'
import { type Example, SECOND_CHAIN, setupExample } from '../packages/connect/test/setupExample.ts'
import { type Relay, startRelay } from '../packages/connect/test/startRelay.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'

/** Written only when asked for: a test run must not change the repository. */
const FOLDER = 'docs/screenshots/connect'
const isPhotographed = process.env.SCREENSHOTS === '1'

let example: Example
let relay: Relay
let rpcUrl = ''
const auth = createAuthServer(() => rpcUrl)
beforeAll(async () => {
  relay = await startRelay()
  example = await setupExample({ connect: [relay.url], handle: auth.handle })
  rpcUrl = example.chain.url
  if (isPhotographed) await mkdir(FOLDER, { recursive: true })
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

type Scene = { layout: 'wide' | 'compact' | 'mobile'; scheme: 'light' | 'dark' }
const SCENES: Scene[] = [
  { layout: 'wide', scheme: 'light' },
  { layout: 'wide', scheme: 'dark' },
  { layout: 'mobile', scheme: 'light' },
  { layout: 'mobile', scheme: 'dark' },
]
const COMPACT: Scene = { layout: 'compact', scheme: 'light' }

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

/** One visitor, and a look at each view: no violation, and a picture. */
async function createWalk({ layout, scheme }: Scene, settings: Record<string, unknown> = {}, userAgent?: string) {
  let wallet: Awaited<ReturnType<Example['wallet']>> | undefined
  const visit = await example.visit({
    allowedErrors: /status of 503|No internet connection detected/,
    context: { ...(layout === 'mobile' ? MOBILE : WIDE), colorScheme: scheme, ...(userAgent ? { userAgent } : {}) },
    async prepare(context) {
      await context.addInitScript({ content: KEEP_HERE })
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
  const violations: string[] = []
  return {
    ...visit,
    async look(name: string) {
      await page.evaluate(
        'Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished))',
      )
      violations.push(...(await listAxeViolations(page)).map((line) => `${name}: ${line}`))
      if (isPhotographed) await page.screenshot({ path: `${FOLDER}/${layout}-${scheme}-${name}.png` })
    },
    async end() {
      await visit.leave()
      expect(violations).toEqual([])
    },
    async open() {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await dialog(page).getByRole('region', { name: 'Popular' }).waitFor()
    },
    wallet,
  }
}

test.each([...SCENES, COMPACT])(
  'default: connect, intro, get, options, install, instructions ($layout, $scheme)',
  async (scene) => {
    const { end, look, open, page } = await createWalk(scene)
    await open()
    await look('connect-a-wallet')
    await dialog(page).getByRole('searchbox').fill('zzz')
    await dialog(page).getByText('No wallet is called “zzz”.').waitFor()
    await look('search-empty')
    await dialog(page).getByRole('searchbox').fill('')
    if (scene.layout !== 'wide') {
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
    expect(await dialog(page).getByRole('listitem').filter({ hasText: 'Install the MetaMask extension' }).count()).toBe(
      1,
    )
    await look('instructions-extension')
    await button(page, 'Back').click()
    await button(page, 'Get the app').click()
    await dialog(page).getByRole('img', { name: 'Code to download MetaMask' }).waitFor()
    await look('install-on-mobile')
    await button(page, 'Continue').click()
    await dialog(page).getByText('Scan the code', { exact: true }).waitFor()
    await look('instructions-mobile')
    await end()
  },
)

test.each(SCENES)('behavior: not installed, desktop steps, not available ($layout, $scheme)', async (scene) => {
  const { end, look, open, page } = await createWalk(scene)
  await open()
  await button(page, 'Ledger').click()
  await dialog(page).getByText('Ledger is not installed').first().waitFor()
  await look('not-installed')
  await button(page, 'Install').click()
  await dialog(page).getByRole('link', { name: 'Add to Linux' }).click()
  await button(page, 'Connect').waitFor()
  await look('instructions-desktop')
  await button(page, 'Back').click()
  await button(page, 'Back').click()
  await button(page, 'Choose another wallet').click()
  await button(page, 'Uniswap Wallet').click()
  await dialog(page).getByText('Uniswap Wallet is not available').first().waitFor()
  await look('not-available')
  await end()
})

test.each(SCENES)('behavior: confirm, rejected, pending, failed ($layout, $scheme)', async (scene) => {
  const { end, look, open, page, wallet } = await createWalk(scene)
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
  await end()
})

test.each(SCENES)('behavior: scan with the wallet, offline ($layout, $scheme)', async (scene) => {
  const { context, end, look, open, page } = await createWalk(scene, { relayUrl: relay.url })
  await open()
  await button(page, 'Rainbow').click()
  await dialog(page).getByRole('img', { name: 'Code to connect Rainbow' }).waitFor()
  await dialog(page).getByRole('heading', { name: 'Scan with Rainbow' }).waitFor()
  await look('scan-with-the-wallet')
  await button(page, scene.layout === 'wide' ? 'WalletConnect' : 'Back').click()
  await context.setOffline(true)
  await button(page, 'WalletConnect').click()
  await dialog(page).getByText('You are offline').first().waitFor()
  await look('offline')
  await end()
})

test.each(SCENES)('behavior: profile, networks, wrong network ($layout, $scheme)', async (scene) => {
  const { end, look, open, page, wallet } = await createWalk(scene, { panel: true })
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
  await end()
})

test.each(SCENES)('behavior: verify account and its errors ($layout, $scheme)', async (scene) => {
  auth.session = undefined
  const { end, look, open, page, wallet } = await createWalk(scene, { signIn: true })
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
  await end()
})

test('behavior: an extension that this browser cannot have', async () => {
  const { end, look, open, page } = await createWalk({ layout: 'wide', scheme: 'light' }, {}, FIREFOX)
  await open()
  await button(page, 'Rabby Wallet').click()
  await dialog(page).getByText('No Rabby Wallet for this browser').first().waitFor()
  await look('unsupported-browser')
  await end()
})

test('behavior: on a phone the wallet is opened by its link, and the way back is told', async () => {
  const { end, look, open, page } = await createWalk(
    { layout: 'mobile', scheme: 'light' },
    { relayUrl: relay.url },
    PHONE,
  )
  await open()
  await button(page, 'MetaMask').click()
  await dialog(page).getByText('Continue in MetaMask').first().waitFor()
  await dialog(page).getByText('Accept connection request in the wallet').first().waitFor()
  expect(await page.evaluate('window.opened')).toMatch(/^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A/)
  await look('continue-in-wallet')
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  await dialog(page).locator('[data-csc-status=accept]').waitFor()
  await look('accept-in-wallet')
  await end()
})

test('behavior: themes and languages', async () => {
  const theme = {
    accentColor: '#3ddc97',
    accentColorForeground: '#04210f',
    borderRadius: 'small',
    fontStack: 'rounded',
    overlayBlur: 'large',
    scheme: 'dark',
  }
  const { end, look, open, page } = await createWalk({ layout: 'wide', scheme: 'light' }, { theme })
  await open()
  await button(page, 'Get a wallet').waitFor()
  const style = (property: string, selector = '.csc-panel') =>
    page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
  expect(await style('borderRadius')).toBe('8px')
  expect(await style('backgroundColor')).toBe('rgb(21, 24, 29)')
  expect(await style('backgroundColor', '.csc-button-primary')).toBe('rgb(61, 220, 151)')
  expect(await page.evaluate('getComputedStyle(document.querySelector("dialog"), "::backdrop").backdropFilter')).toBe(
    'blur(20px)',
  )
  await look('theme')
  await end()

  const german = await createWalk({ layout: 'wide', scheme: 'light' }, { locale: 'de' })
  await german.page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await dialog(german.page).getByRole('region', { name: 'Beliebt' }).waitFor()
  await german.look('german')
  await german.end()
})
