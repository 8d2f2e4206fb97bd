import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { fillSendForm, signButton } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { treasury } = demoSafes
const recipient = '0x00000000000000000000000000000000000000aA'
let product: Product
let receiver: Server
/** What the service sent, newest last. */
const received: { body: string; signature: string | undefined }[] = []
let isRefusing = false
beforeAll(async () => {
  // Only here: a service that tells machines of its own network would let owners look into it.
  product = await setupProduct({ env: { COUNTERSIGN_OWNER_WEBHOOKS: 'any' } })
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      const signature = Object.entries(request.headers).find(([name]) => name.includes('signature'))?.[1]
      if (!isRefusing) received.push({ body, signature: String(signature) })
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

/** A page that can be looked away from, and whose notices are counted. */
async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    let isAway = false
    Object.defineProperty(document, 'hidden', { get: () => isAway })
    window.lookAway = (away) => { isAway = away; document.dispatchEvent(new Event('visibilitychange')) }
    window.notices = []
    const Own = window.Notification
    window.Notification = class extends EventTarget {
      static get permission() { return Own.permission }
      static requestPermission() { return Own.requestPermission() }
      constructor(title) { super(); window.notices.push(title) }
      close() {}
    }
  `)
}

async function setUpWebhook(page: Page): Promise<void> {
  await connectDemoWallet(page, 'Alice')
  await page.getByRole('button', { name: 'Sign in to see and change them' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Sign|Verify)/ })
    .first()
    .click()
  await approveInWallet(page, 'Sign')
  await page.getByText('Nobody is told yet').or(page.getByText('Who is told')).first().waitFor()
  const { port } = receiver.address() as AddressInfo
  await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/told`)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByText('The key of its signatures, told once').waitFor()
}

test('default: owners are told in the title, by a notice, by a signed message to a server, and on their return', async () => {
  const { page, watch } = await product.visit('/being-told', { permissions: ['notifications'], prepare })
  await setUpWebhook(page)
  await page.getByRole('button', { name: /^Send a test/ }).click()
  await page.getByText('The test was taken.').waitFor()
  expect(received).toHaveLength(1)
  expect(received[0]?.signature).not.toBe('undefined')

  await page.getByLabel('A sound', { exact: true }).check()
  await page.getByLabel('A notice of the browser', { exact: true }).check()
  await page.evaluate('lookAway(true)')
  await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(/^\(\d+\) /)

  const other = await product.visit(`/31337/${treasury.address}`)
  await connectDemoWallet(other.page, 'Bob')
  await fillSendForm(other.page, { amount: '1', asset: 'USDC', recipient })
  await signButton(other.page).click()
  await approveInWallet(other.page, 'Sign')
  await other.page.getByText('You have signed this').waitFor()
  await expect.poll(() => page.evaluate('notices.length'), { timeout: 100_000 }).toBeGreaterThan(0)
  await expect.poll(() => received.length, { timeout: 60_000 }).toBeGreaterThan(1)

  // As if an hour had passed since somebody looked.
  await page.evaluate(`{
    const key = 'countersign.telling.v1'
    const telling = JSON.parse(localStorage.getItem(key))
    localStorage.setItem(key, JSON.stringify({ ...telling, seenAt: Date.now() - 3_600_000 }))
  }`)
  await page.goto(new URL('/', page.url()).href)
  await page.getByRole('link', { name: 'Needs you' }).first().click()
  const away = page.getByRole('region', { name: 'While you were away' })
  await away.waitFor()
  await away.getByRole('button', { name: 'Noted' }).click()
  await away.waitFor({ state: 'detached' })
  watch.expectQuiet({ allow: /404|401/ })
})

test('error: a server that does not take the message, and a browser that shows no notices, are named', async () => {
  const { page } = await product.visit('/being-told', { permissions: [], prepare })
  isRefusing = true
  await setUpWebhook(page)
  await page
    .getByRole('button', { name: /^Send a test/ })
    .first()
    .click()
  await page.getByText('The test was not taken').waitFor()
  await page.getByLabel('A notice of the browser', { exact: true }).click()
  await page.getByText('The browser does not let this page show notices.').waitFor()
  expect(await page.getByLabel('A notice of the browser', { exact: true }).isChecked()).toBe(false)
})
