import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chainId, type Devchain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import type { WebConfig } from '@countersign/protocol/config'
import { launchBrowser } from '@countersign/test'
import type { Browser, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createVisitors, type Visitors } from './support/createVisitors.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { createPageConfig } from './support/servePage.ts'
import {
  type Answer,
  createReleaseKey,
  createSignedRelease,
  type ReleaseKey,
  type ServedRelease,
  type SignedRelease,
  serveRelease,
} from './support/serveRelease.ts'
import { setupProduct } from './support/setupProduct.ts'

import { fillSendForm, openMenu, signButton } from './support/transactionFlow.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

let browser: Browser
let chain: Devchain
let config: WebConfig
let key: ReleaseKey
let first: SignedRelease
let second: SignedRelease
let site: ServedRelease
let visitors: Visitors
beforeAll(async () => {
  browser = await launchBrowser()
  chain = await startDevchain()
  // Nobody answers there: the page is read without a service.
  config = createPageConfig({ chainUrl: chain.url, frameHosts: [], serviceUrl: 'http://127.0.0.1:1' })
  key = await createReleaseKey()
  first = await createSignedRelease({ key, version: '1.2.3' })
  const start = new TextDecoder().decode(first.files.get('/start.js'))
  second = await createSignedRelease({
    changes: {
      '/changelog.txt': '## 1.3.0\n\n- A change that you can read.\n',
      '/start.js': `${start}\ndocument.documentElement.dataset.second = 'yes'\n`,
    },
    key,
    version: '1.3.0',
  })
})
beforeEach(async () => {
  site = await serveRelease({ config, release: first })
  visitors = createVisitors(browser, () => site.url)
})
afterEach(async () => {
  await visitors?.closeVisits()
  await site?.stop()
})
afterAll(async () => {
  await browser?.close()
  await chain?.stop()
})

const section = (page: Page) => page.getByRole('region', { name: 'Pinned release' })

/** A visitor whose browser is pinned to the first release. */
async function visitPinned() {
  const visit = await visitors.visit('/settings')
  const { page } = visit
  await section(page).getByLabel('Public key of the releases').fill(key.publicKey)
  await section(page).getByRole('button', { name: 'Pin this release' }).click()
  await section(page).getByText('Pinned on').waitFor()
  return visit
}

const checkAll = (page: Page) => section(page).getByRole('button', { name: 'Check all files' }).click()

const flip = (body: Uint8Array, at = Math.floor(body.length / 2)) => {
  const changed = Uint8Array.from(body)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

test('default: pins, names the signer, works without the site, and unpins', async () => {
  const { page, watch } = await visitPinned()
  await section(page).getByText(`Valid, key ${key.keyId}`).waitFor()
  await checkAll(page)
  await section(page)
    .getByText(/^\d{3} files match$/)
    .waitFor()
  watch.expectQuiet({ allow: /127\.0\.0\.1:1\/|ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT/ })
  const { port } = site
  await site.stop()
  for (const path of ['/', '/address-book', '/settings', '/verify', '/settings']) {
    await page.goto(`${site.url}${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  site = await serveRelease({ config, port, release: second })
  await page.reload()
  await section(page).getByRole('button', { name: 'Unpin' }).click()
  await section(page).getByRole('button', { name: 'Unpin' }).first().click()
  await section(page).getByRole('button', { name: 'Pin this release' }).waitFor()
  expect(await page.evaluate('document.documentElement.dataset.second')).toBe('yes')
  expect(await page.evaluate('caches.keys()')).toEqual([])
})

test('error: one changed bit in every file: the page runs the pinned ones and names them, N of N', async () => {
  const { page } = await visitPinned()
  site.setTamper((answer) => (answer.status === 200 ? { ...answer, body: flip(answer.body) } : answer))
  await page.goto(`${site.url}/`)
  await page.getByRole('alert').getByText('The site sends altered files').waitFor()
  await page.getByRole('link', { name: 'Compare' }).click()
  // A manifest that fits shows the files; garbage alone shows that there is none.
  site.setTamper((answer, { url = '' }) =>
    /^\/(config|release)\.json/.test(url) ? answer : { ...answer, body: flip(answer.body) },
  )
  await checkAll(page)
  const { size } = first.files
  await section(page).getByText(`${size} differences`).waitFor()
  await section(page).getByText('You still use the pinned release').waitFor()
  expect(
    await section(page)
      .getByRole('button', { name: /^Accept/ })
      .count(),
  ).toBe(0)
  await page.reload()
  await section(page).getByText('Pinned on').waitFor()
  for (const path of ['/release.json', '/release.json.minisig', '/config.json']) {
    // The first bit: one of a hash in the manifest makes another release of it, which is not accepted unasked either.
    site.setTamper((answer, { url }) => (url === path ? { ...answer, body: flip(answer.body, 0) } : answer))
    await page.reload()
    await section(page).getByText(path, { exact: true }).first().waitFor()
  }
})

const headers = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Cache-Control',
  'Content-Type',
]

test('error: each header, missing, changed and added: named, and without effect on the page', async () => {
  const { page } = await visitPinned()
  const change = (name: string, value: string | undefined) => (answer: Answer) => ({
    ...answer,
    headers: { ...answer.headers, [name]: value },
  })
  const changes = [
    ...headers.map((name) => [name, undefined] as const),
    ...headers.map((name) => [name, name === 'Content-Type' ? 'text/plain' : 'x=1'] as const),
    ...['Link', 'Service-Worker-Allowed', 'Report-To', 'SourceMap'].map((name) => [name, '</x>'] as const),
  ]
  const missed: string[] = []
  for (const [name, value] of changes) {
    site.setTamper(change(name, value))
    await page.reload()
    const found = section(page).getByText(`/index.html (${name.toLowerCase()})`)
    await found.waitFor({ timeout: 20_000 }).catch(() => missed.push(`${name}: ${value}`))
  }
  expect(missed).toEqual([])
  const policy = await page.evaluate(`fetch('/').then(({ headers }) => headers.get('content-security-policy'))`)
  expect(policy).toContain("script-src 'self'")
})

test('default: another release: version, signer, files and changelog, rejected and then accepted', async () => {
  const { page } = await visitPinned()
  site.setRelease(second)
  await page.goto(`${site.url}/`)
  await page.getByRole('alert').getByText('The site offers 1.3.0').waitFor()
  await page.getByRole('link', { name: 'Compare' }).click()
  const offer = section(page).getByRole('region', { name: 'The site offers something else' })
  await offer.getByText('1.3.0', { exact: true }).waitFor()
  await offer.getByText(`Valid, key ${key.keyId}`).waitFor()
  await offer.getByText('2 changed files').click()
  await offer.getByText('/start.js (changed)').waitFor()
  await offer.getByText('Changelog', { exact: true }).click()
  await offer.getByText('A change that you can read.').waitFor()
  await offer.getByRole('button', { name: 'Keep 1.2.3' }).click()
  await offer.getByText('You kept the pinned release.').waitFor()
  await page.goto(`${site.url}/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate('document.documentElement.dataset.second')).toBe(undefined)
  expect(await page.getByText('The site offers 1.3.0').count()).toBe(0)
  await page.goto(`${site.url}/settings`)
  await offer.getByRole('button', { name: 'Accept 1.3.0' }).click()
  await offer.waitFor({ state: 'detached' })
  await section(page).getByText('1.3.0', { exact: true }).waitFor()
  expect(await page.evaluate('document.documentElement.dataset.second')).toBe('yes')
  // The former one is now what a server offers by mistake, or an attacker on purpose.
  site.setRelease(first)
  await page.reload()
  await offer.getByText('1.2.3', { exact: true }).waitFor()
})

test('error: another release that sends other files than it lists, and one by another key', async () => {
  const { page } = await visitPinned()
  const stranger = await createReleaseKey()
  site.setRelease(await createSignedRelease({ changes: { '/x.txt': 'x' }, key: stranger, version: '6.6.6' }))
  await page.reload()
  await section(page).getByText(`By another key: ${stranger.keyId}`).waitFor()
  site.setRelease(second)
  site.setTamper((answer, { url }) => (url === '/changelog.txt' ? { ...answer, body: flip(answer.body) } : answer))
  await page.reload()
  await section(page).getByRole('button', { name: 'Accept 1.3.0' }).click()
  await section(page)
    .getByText(/other files than its release lists: \/changelog\.txt/)
    .first()
    .waitFor()
  await page.reload()
  expect(await page.evaluate('document.documentElement.dataset.second')).toBe(undefined)
})

test('error: another service worker, sent only where the browser requests one', async () => {
  const { page } = await visitPinned()
  site.setTamper((answer, request) =>
    request.headers['service-worker'] === 'script'
      ? { ...answer, body: Buffer.from('addEventListener("install", () => skipWaiting())') }
      : answer,
  )
  await page.reload()
  await page.getByRole('alert').getByText('The site sends altered files').waitFor()
})

test('behavior: a release with another worker, which takes over when it is accepted', async () => {
  const { page } = await visitPinned()
  const worker = new TextDecoder().decode(first.files.get('/service-worker.js'))
  site.setRelease(
    await createSignedRelease({ changes: { '/service-worker.js': `${worker}\n//` }, key, version: '1.4.0' }),
  )
  await page.reload()
  const offer = section(page).getByRole('region', { name: 'The site offers something else' })
  await offer.getByText('/service-worker.js (changed)').waitFor({ state: 'attached' })
  await offer.getByRole('button', { name: 'Accept 1.4.0' }).click()
  await offer.waitFor({ state: 'detached' })
  await section(page).getByText('1.4.0', { exact: true }).waitFor()
  await page.reload()
  await section(page).getByText('1.4.0', { exact: true }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.evaluate('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting)')).toBe(null)
})

test('behavior: other nodes in the configuration wait for consent as well', async () => {
  const { page } = await visitPinned()
  site.setConfig({ ...config, serviceUrl: 'http://127.0.0.1:2' })
  await page.reload()
  const offer = section(page).getByRole('region', { name: 'The site offers something else' })
  await offer.getByText('serviceUrl', { exact: true }).first().waitFor()
  expect(await page.evaluate(`fetch('/config.json').then((answer) => answer.text())`)).not.toContain('127.0.0.1:2')
  await offer.getByRole('button', { name: 'Accept 1.2.3' }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate(`fetch('/config.json').then((answer) => answer.text())`)).toContain('127.0.0.1:2')
})

test('error: a stored file that was changed or evicted is fetched again, and never used', async () => {
  const { page } = await visitPinned()
  const sha256 = createHash('sha256')
    .update(first.files.get('/index.html') ?? '')
    .digest('hex')
  const spoil = `caches.open('countersign-pin').then((cache) => cache.put('/files/${sha256}', new Response('<h1>Other</h1>')))`
  await page.evaluate(spoil)
  await page.reload()
  await section(page).getByText('Pinned on').waitFor()
  await page.evaluate(spoil)
  site.setTamper((answer, { url }) => (url === '/index.html' ? { ...answer, body: flip(answer.body) } : answer))
  await page.reload()
  await page.getByText('/index.html is missing in this browser').waitFor()
  expect(await page.getByRole('heading').count()).toBe(0)
})

test('error: a site that sends something else than its release cannot be pinned', async () => {
  const { page } = await visitors.visit('/settings')
  site.setTamper((answer, { url }) => (url === '/icon.svg' ? { ...answer, body: flip(answer.body) } : answer))
  await section(page).getByRole('button', { name: 'Pin this release' }).click()
  await section(page)
    .getByText(/other files than its release lists: \/icon\.svg/)
    .first()
    .waitFor()
  await page.reload()
  await section(page).getByRole('button', { name: 'Pin this release' }).waitFor()
})

test('default: without site and service: reads the chain, signs, and shares the signature as a file', async () => {
  const client = createTestClient(chain.url)
  const [alice, bob, carol] = demoAccounts
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version: '1.4.1' })
  await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('5') })
  const { page } = await visitPinned()
  await site.stop()
  await page.goto(`${site.url}/${chainId}/${safe}`)
  await connectDemoWallet(page, 'Alice')
  await fillSendForm(page, { amount: '1.5', asset: 'ETH', recipient: carol.address })
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('Signed. The service is unreachable').waitFor()
  await openMenu(page)
  await page.getByRole('button', { exact: true, name: 'Share' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'countersign-pinned-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await download.saveAs(join(folder, 'signed.json'))
  expect(await readFile(join(folder, 'signed.json'), 'utf8')).toContain(safe)
})

test('behavior: with the product itself, offline: reads what was loaded before', async () => {
  // A start builds without a manifest.
  if (!existsSync(join(root, 'apps/web/dist/release.json')))
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root, maxBuffer: 1e8 })
  const product = await setupProduct()
  onTestFinished(() => product.stop())
  const { context, page } = await product.visit('/settings')
  await section(page).getByRole('button', { name: 'Pin this release' }).click()
  await section(page).getByText('Pinned on').waitFor()
  await checkAll(page)
  await section(page)
    .getByText(/^\d{3} files match$/)
    .waitFor()
  const path = `/${chainId}/${demoSafes.treasury.address}/queue`
  await page.goto(`${product.countersign.url}${path}`)
  const row = page.getByRole('main').locator('a[href*="/tx/"]').first()
  await row.waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline').first().waitFor()
  await row.waitFor()
  await context.setOffline(false)
  await page.reload()
  await row.waitFor()
})

test('default: the verification page of another device compares manifest and worker', async () => {
  const { page } = await visitPinned()
  await section(page).getByText('Verify on another device').click()
  const link = await section(page)
    .getByText(/\/verify#release=/)
    .textContent()
  const other = await visitors.visit(link?.replace(site.url, '') ?? '')
  await expect.poll(() => other.page.getByText('Matches', { exact: true }).count()).toBe(2)
  site.setTamper((answer, { url }) => (url === '/service-worker.js' ? { ...answer, body: flip(answer.body) } : answer))
  await other.page.reload()
  await other.page.getByText('Differs', { exact: true }).waitFor()
  // A copy of the page from elsewhere reads both as well.
  const elsewhere = await serveRelease({ config, release: first })
  await other.page.goto(link?.replace(site.url, elsewhere.url) ?? '')
  await other.page.getByText('Matches', { exact: true }).waitFor()
  await other.page.getByText('Differs', { exact: true }).waitFor()
  await elsewhere.stop()
})
