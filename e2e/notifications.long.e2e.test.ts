import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient } from '@countersign/devchain/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { fillSendForm, signButton } from './support/transactionFlow.ts'

const [, , carol] = demoAccounts
const { treasury } = demoSafes
const recipient = '0x00000000000000000000000000000000000000AA'
let product: Product
let receiver: Server
/** What the service sent, newest last. */
const received: { body: string; headers: IncomingHttpHeaders }[] = []
let isRefusing = false
beforeAll(async () => {
  // Only here: a service that tells machines of its own network would let owners look into it.
  product = await setupProduct({ env: { COUNTERSIGN_OWNER_WEBHOOKS: 'any' } })
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      if (!isRefusing) received.push({ body, headers: request.headers })
      response.writeHead(isRefusing ? 503 : 204).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterEach(() => product.closeVisits())
afterAll(async () => {
  receiver?.close()
  await product?.stop()
})

/** A page that can be looked away from, whose notices and tones are counted; the browser's permission is its own. */
async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    let isAway = false
    Object.defineProperty(document, 'hidden', { get: () => isAway })
    window.lookAway = (away) => { isAway = away; document.dispatchEvent(new Event('visibilitychange')) }
    window.recorded = { notices: [], permissionAsked: 0, tones: 0 }
    const Own = window.Notification
    window.Notification = class extends EventTarget {
      static get permission() { return Own.permission }
      static requestPermission() { recorded.permissionAsked += 1; return Own.requestPermission() }
      constructor(title) { super(); recorded.notices.push(title) }
      close() {}
    }
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) { recorded.tones += 1; return start.apply(this, when) }
  `)
}

/** The owner signs in and names a server; resolves to the signing secret, which is shown once. */
async function setUpWebhook(page: Page): Promise<string> {
  await connectDemoWallet(page, 'Alice')
  await page.getByRole('button', { name: 'Sign in to manage webhooks' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click()
  await approveInWallet(page, 'Sign')
  const safes = page.getByLabel('Safe', { exact: true })
  const label = await safes
    .getByRole('option')
    .filter({ hasText: /^Treasury/ })
    .first()
    .textContent()
  await safes.selectOption({ label: label ?? '' })
  const address = receiver.address()
  if (typeof address !== 'object' || !address) throw new Error('The receiver does not listen.')
  await page.getByLabel('URL', { exact: true }).fill(`http://127.0.0.1:${address.port}/hook`)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('Signing secret, shown once').waitFor()
  return (await page.getByText(/^whsec_/).textContent()) ?? ''
}

/** As the Standard Webhooks specification has receivers do it. */
function isSigned({ body, headers }: (typeof received)[number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

/** The number in the title, once it stays: what waits when all was looked through is no news. */
async function readBadge(page: Page): Promise<number> {
  let [badge, since] = ['', Date.now()]
  await expect
    .poll(
      async () => {
        const next = /^\((\d+)\) /.exec(await page.title())?.[1] ?? ''
        if (next !== badge) [badge, since] = [next, Date.now()]
        return badge !== '' && Date.now() - since > 3_000
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return Number(badge)
}

async function proposeAsBob(): Promise<void> {
  const { page } = await product.visit(`/31337/${treasury.address}`)
  await connectDemoWallet(page, 'Bob')
  await fillSendForm(page, { amount: '1', asset: 'USDC', recipient })
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You signed this').waitFor()
}

test('default: owners are notified by title, sound, browser notification, webhook, and on their return', async () => {
  const { page, watch } = await product.visit('/notifications', { permissions: ['notifications'], prepare })
  const secret = await setUpWebhook(page)
  await page.getByRole('button', { name: /^Send test/ }).click()
  await page.getByText('Test delivered').waitFor()
  expect(received).toHaveLength(1)

  await page.getByLabel('Sound', { exact: true }).check()
  expect(await page.evaluate('recorded.permissionAsked')).toBe(0)
  // Checked once the browser has agreed, which is after the click.
  const notice = page.getByLabel('Browser notifications', { exact: true })
  await notice.click()
  await expect.poll(() => notice.isChecked()).toBe(true)
  expect(await page.evaluate('recorded.permissionAsked')).toBe(1)
  await page.evaluate('lookAway(true)')
  const badge = await readBadge(page)

  await proposeAsBob()
  // Hidden pages look about once a minute.
  await expect
    .poll(() => page.evaluate<string[]>('recorded.notices'), { timeout: 100_000 })
    .toEqual([`${treasury.name}: a transaction needs your signature`])
  await expect.poll(() => page.title()).toMatch(new RegExp(`^\\(${badge + 1}\\) `))
  await expect.poll(() => page.evaluate('recorded.tones'), { timeout: 10_000 }).toBe(2)
  const value = parseEther('0.0625')
  await createTestClient(product.countersign.chainUrl).sendTransaction({
    account: carol.address,
    chain: null,
    to: treasury.address,
    value,
  })
  const kinds = () => received.map(({ body }) => JSON.parse(body).type)
  await expect.poll(kinds, { timeout: 60_000 }).toContain('INCOMING_ETHER')
  expect(kinds()).toContain('PENDING_MULTISIG_TRANSACTION')
  expect(received.every((message) => isSigned(message, secret))).toBe(true)

  // As if an hour had passed since somebody looked.
  await page.evaluate(`{
    const key = 'countersign.telling.v1'
    const stored = JSON.parse(localStorage.getItem(key))
    localStorage.setItem(key, JSON.stringify({ ...stored, seenAt: Date.now() - 3_600_000 }))
  }`)
  await page.goto(new URL('/', page.url()).href)
  await page.getByRole('link', { name: 'To do' }).first().click()
  const away = page.getByRole('region', { name: 'While you were away' })
  await away.getByText('0.0625 ETH').waitFor()
  await away.getByRole('button', { name: 'Dismiss' }).click()
  await away.waitFor({ state: 'detached' })
  watch.expectQuiet({ allow: /404|401/ })
})

test('error: a webhook that refuses the test and a browser that blocks notifications show errors', async () => {
  const { page } = await product.visit('/notifications', { permissions: [], prepare })
  isRefusing = true
  await setUpWebhook(page)
  await page
    .getByRole('button', { name: /^Send test/ })
    .last()
    .click()
  await page.getByText('Test not delivered').waitFor()
  await page.getByLabel('Browser notifications', { exact: true }).click()
  await page.getByText('Your browser blocks notifications.').waitFor()
  expect(await page.getByLabel('Browser notifications', { exact: true }).isChecked()).toBe(false)
})
