import type { webcrypto } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decryptPush, verifyVapid } from '../apps/gateway/test/decryptPush.ts'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { fillSendForm, signButton } from './support/transactionFlow.ts'

const { treasury } = demoSafes
const recipient = '0x00000000000000000000000000000000000000AA'
const auth = crypto.getRandomValues(new Uint8Array(16))
let keys: webcrypto.CryptoKeyPair
let p256dh: Uint8Array<ArrayBuffer>
let product: Product
let service: Server
let status = 201
const received: { authorization: string; body: Uint8Array<ArrayBuffer> }[] = []
beforeAll(async () => {
  keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  p256dh = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  service = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ authorization: request.headers.authorization ?? '', body: new Uint8Array(body) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  // The push service of this test is on this machine, without https.
  product = await setupProduct({ env: { COUNTERSIGN_KEY_CHECK_MONTHS: '0', COUNTERSIGN_PUSH: 'any' } })
})
afterEach(() => product.closeVisits())
afterAll(async () => {
  service?.close()
  await product?.stop()
})

/** Chromium subscribes only with its vendor's push service: this one subscribes with the test's. All else is its own. */
async function prepare(context: BrowserContext): Promise<void> {
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('The push service does not listen.')
  const encode = (bytes: Uint8Array) => JSON.stringify(Buffer.from(bytes).toString('base64'))
  await context.addInitScript(`
    const stored = 'test-push-key'
    const decode = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer
    const create = (key) => ({
      endpoint: 'http://127.0.0.1:${address.port}/browser',
      getKey: (name) => decode(name === 'auth' ? ${encode(auth)} : ${encode(p256dh)}),
      options: { applicationServerKey: decode(key) },
      async unsubscribe() { localStorage.removeItem(stored); return true },
    })
    PushManager.prototype.getSubscription = async () => {
      const key = localStorage.getItem(stored)
      return key === null ? null : create(key)
    }
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      const key = btoa(String.fromCharCode(...applicationServerKey))
      localStorage.setItem(stored, key)
      return create(key)
    }
  `)
}

const section = (page: Page) => page.getByRole('region', { name: 'Push notifications', exact: true })

async function signIn(page: Page): Promise<void> {
  await connectDemoWallet(page, 'Alice')
  await section(page).getByRole('button', { name: 'Sign in to turn on' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click()
  await approveInWallet(page, 'Sign')
}

async function enablePush(page: Page): Promise<void> {
  await signIn(page)
  await section(page)
    .getByRole('button', { name: /^Turn on for \d+ Safes$/ })
    .click()
  await section(page)
    .getByText(/^On for \d+ Safes on this device$/)
    .waitFor()
}

async function findWorker(context: BrowserContext): Promise<Worker> {
  await expect.poll(() => context.serviceWorkers().length, { timeout: 60_000 }).toBeGreaterThan(0)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no service worker.')
  return worker
}

/** Hands a message to the worker, as the browser does once it has decrypted it. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrations: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  )
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length, { timeout: 60_000 }).toBeGreaterThan(0)
  const [registrationId = ''] = registrations
  await session.send('ServiceWorker.deliverPushMessage', { data, origin: new URL(page.url()).origin, registrationId })
  await session.detach()
}

type Shown = { body: string; data: string; title: string }

const listShown = (worker: Worker) =>
  worker.evaluate<Shown[]>(`self.registration.getNotifications().then((shown) =>
    shown.map(({ body, data, title }) => ({ body, data, title })))`)

/** Clicks a notification; opening a window would need a real click, so its URL is returned instead. */
const click = (worker: Worker, path: string) =>
  worker.evaluate<string[]>(`self.registration.getNotifications().then((shown) => {
    const opened = []
    self.clients.openWindow = async (url) => void opened.push(url)
    const notification = shown.find(({ data }) => data === '${path}')
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    return opened
  })`)

const read = () =>
  Promise.all(
    received.map(async ({ authorization, body }) => {
      await verifyVapid(authorization)
      return decryptPush(body, { auth, p256dh, privateKey: keys.privateKey })
    }),
  )

async function proposeAsBob(): Promise<void> {
  const { page } = await product.visit(`/31337/${treasury.address}`)
  await connectDemoWallet(page, 'Bob')
  await fillSendForm(page, { amount: '1', asset: 'USDC', recipient })
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You signed this').waitFor()
}

test('default: a proposal reaches a closed app, says nothing unverified, and opens the review', async () => {
  const { context, page, watch } = await product.visit('/notifications', { permissions: ['notifications'], prepare })
  await enablePush(page)
  await section(page).getByRole('button', { name: 'Send test' }).click()
  await section(page).getByText('The push service accepted the test').waitFor()
  const worker = await findWorker(context)
  await proposeAsBob()
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2)
  const [trial = '', sent = ''] = await read()
  const { hash, ...others } = JSON.parse(sent)
  expect(others).toEqual({ chainId: '31337', kind: 'tx', safe: treasury.address })

  await deliver(page, trial)
  await deliver(page, sent)
  const path = `/31337/${treasury.address}/tx/${hash}`
  await expect
    .poll(() => listShown(worker), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        { body: 'Test: push notifications reach this device.', data: '/notifications', title: 'Countersign' },
        { body: 'Something waits in a Safe that you follow. Open to verify.', data: path, title: 'Countersign' },
      ]),
    )
  // Delivered twice, it is shown once.
  await deliver(page, sent)
  expect((await listShown(worker)).filter(({ data }) => data === path)).toHaveLength(1)
  expect(await click(worker, path)).toEqual([path])
  await page.goto(new URL(path, page.url()).href)
  await page.getByText('Send 1 USDC').first().waitFor()

  await page.goto(new URL('/notifications', page.url()).href)
  await section(page).getByRole('button', { name: 'Turn off' }).click()
  await section(page)
    .getByRole('button', { name: /^Turn on/ })
    .waitFor()
  await proposeAsBob()
  watch.expectQuiet({ allow: /404|401/ })
  expect(received).toHaveLength(2)
})

test('error: forged and broken messages open nothing of the sender’s choice; a subscription that ended is named', async () => {
  const { context, page } = await product.visit('/notifications', { permissions: ['notifications'], prepare })
  await enablePush(page)
  const worker = await findWorker(context)
  for (const forged of [
    '',
    'null',
    '[]',
    '{',
    '{"kind":"tx","chainId":"../evil","safe":"//evil.example","hash":"0x"}',
    `{"kind":"send?to=0x1","chainId":"1","safe":"${treasury.address}"}`,
    `{"kind":"tx","chainId":"1","safe":"${treasury.address}","hash":"0x12/../../settings"}`,
    '{"kind":"constructor"}',
    '{"kind":{"toString":1}}',
  ])
    await deliver(page, forged)
  await expect.poll(async () => (await listShown(worker)).length, { timeout: 60_000 }).toBeGreaterThan(4)
  for (const { body, data, title } of await listShown(worker)) {
    expect([data, title]).toEqual(['/notifications', 'Countersign'])
    expect(body).not.toMatch(/evil|0x/)
  }
  await deliver(page, `{"kind":"security","chainId":"31337","safe":"${treasury.address}"}`)
  await expect
    .poll(() => listShown(worker), { timeout: 60_000 })
    .toContainEqual({
      body: 'A key check may be due. Open to verify.',
      data: `/31337/${treasury.address}/security/`,
      title: 'Countersign',
    })
  status = 410
  await section(page).getByRole('button', { name: 'Send test' }).click()
  await section(page).getByText('Push notifications stopped on this device').waitFor()
  status = 201
  await section(page)
    .getByRole('button', { name: /^Turn on/ })
    .click()
  await section(page)
    .getByText(/^On for/)
    .waitFor()
})
