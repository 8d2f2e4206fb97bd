import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { getFreePort } from '@countersign/test'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { typedData } from '../packages/frame/test/samples.ts'
import { startFrameHost, startSibling } from './support/frameHost.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { draftPayment, type FrameWorld, proposeButton, setupFrame } from './support/setupFrame.ts'

const safe = demoSafes.grants
const recipient = demoAccounts[7].address
let world: FrameWorld
beforeAll(async () => {
  world = await setupFrame()
})
afterEach(async () => {
  const { host, product } = world
  await product.closeVisits()
  host.manners.clear()
  host.lies.clear()
  Object.assign(host.safe.mood, { addressBook: 'allow', messages: 'at-once', transactions: 'execute' })
})
afterAll(() => world.stop())

test('default: in a host that is slow and answers twice the app connects, proposes, and the proposal is executed', async () => {
  const { host, product } = world
  let answer = () => {}
  const until = new Promise<void>((resolve) => {
    answer = resolve
  })
  host.manners.set('getSafeInfo', { until })
  host.manners.set('sendTransactions', 'twice')
  const { app, expectQuiet } = await world.visit()
  await app.getByText('Connecting to the host').waitFor()
  answer()
  await app.getByText(`Inside ${host.url}`).waitFor()
  await app.getByRole('heading', { level: 1, name: 'Grants' }).waitFor()
  expect(new URL(app.url()).pathname).toBe(`/31337/${safe.address}`)
  await app.getByRole('button', { name: `Account: ${safe.name}` }).waitFor()
  await app.getByText('20,000').first().waitFor()
  expect(await listAxeViolations(app)).toEqual([])

  const before = await product.chain.balance(recipient)
  const nonce = await product.chain.nonce(safe.address)
  await draftPayment(app, { amount: '0.25', recipient })
  expect(await listAxeViolations(app)).toEqual([])
  await proposeButton(app).click()
  await expect.poll(() => product.chain.nonce(safe.address), { timeout: 60_000 }).toBe(nonce + 1n)
  expect((await product.chain.balance(recipient)) - before).toBe(parseEther('0.25'))
  // The page goes on to the transaction by the hash that it recomputed, and says how it ended.
  await app.getByText('Executed', { exact: true }).first().waitFor()
  expect(app.url()).toContain(host.safe.transactions.at(-1)?.safeTxHash)
  await app.getByRole('link', { name: 'History' }).click()
  await app.getByText('0.25').first().waitFor()
  expectQuiet()
})

test('behavior: a pending transaction is signed in the host', async () => {
  const { host } = world
  const { app, expectQuiet } = await world.visit()
  host.safe.mood.transactions = 'propose'
  await app.getByText(`Inside ${host.url}`).waitFor()
  await draftPayment(app, { amount: '0.5', recipient })
  await proposeButton(app).click()
  await app.getByText('Sign and execute in the host').waitFor()
  expect(await app.getByRole('button', { name: /^(Sign|Execute):/ }).count()).toBe(0)
  await host.safe.execute()
  await app.getByText('Executed', { exact: true }).first().waitFor()
  expectQuiet()
})

test('behavior: signs in as the Safe, also when its owners sign later, and signs typed data', async () => {
  const { host } = world
  const { app, expectQuiet, page } = await world.visit()
  await app.getByRole('button', { name: 'Sign in as this Safe' }).click()
  await app.getByText('Signed in as this Safe').waitFor()
  await page.reload()
  await page.frameLocator('iframe').getByText('Signed in as this Safe').waitFor()
  await page.frameLocator('iframe').getByRole('button', { name: 'Sign out' }).click()

  host.safe.mood.messages = 'later'
  const again = page.frameLocator('iframe')
  await again.getByRole('button', { name: 'Sign in as this Safe' }).click()
  await again.getByText('Waiting for the other owners').waitFor()
  await again.getByRole('button', { name: 'Stop waiting' }).click()
  await again.getByText('Waiting for the other owners').waitFor({ state: 'detached' })
  await again.getByRole('button', { name: 'Sign in as this Safe' }).click()
  await again.getByText('Waiting for the other owners').waitFor()
  host.safe.finishMessages()
  await again.getByText('Signed in as this Safe').waitFor()

  host.safe.mood.messages = 'at-once'
  await again.getByRole('button', { name: 'Sign a message' }).click()
  await again.getByRole('textbox', { name: 'Message' }).fill(JSON.stringify(typedData))
  await again.getByRole('button', { name: 'Request signature in the host' }).click()
  await again.getByText('Signed, and the signature is valid on chain').waitFor()
  expect(host.requested).toContain('signTypedMessage')
  expectQuiet()
})

test('error: the request to a parent page that is not a host can be retried', async () => {
  const { host } = world
  host.manners.set('getSafeInfo', 'garbage')
  const { app, expectQuiet } = await world.visit()
  await app.getByText('The surrounding page is not a Safe host').waitFor()
  await app.getByText('Could not load Safe information', { exact: true }).waitFor()
  // The app works as it does outside a frame, and asks again when told to.
  await app.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
  host.manners.clear()
  await app.getByRole('button', { name: 'Retry' }).click()
  await app.getByText(`Inside ${host.url}`).waitFor()
  expectQuiet()
})

test('error: a host that never answers, answers with garbage, or proposes something else', async () => {
  const { host } = world
  const { app, expectQuiet } = await world.visit()
  host.manners.set('sendTransactions', 'never')
  host.safe.mood.transactions = 'propose'
  await app.getByText(`Inside ${host.url}`).waitFor()
  await draftPayment(app, { amount: '0.1', recipient })
  await proposeButton(app).click()
  await app.getByRole('button', { name: 'Stop waiting' }).click()
  await app.getByText('No longer waiting for the host').waitFor()

  host.manners.set('sendTransactions', 'garbage')
  await proposeButton(app).click()
  await app.getByText('The host sent an unreadable response to sendTransactions.').first().waitFor()

  // The hash of another proposal, described truthfully: only comparing tells.
  host.manners.clear()
  const txs = [{ data: '0x', to: recipient, value: '7' }]
  const other = await host.safe.answer({ method: 'sendTransactions', origin: '', params: { txs } })
  host.lies.set('sendTransactions', () => other)
  await proposeButton(app).click()
  await app.getByText('The host proposed a different transaction').waitFor()
  await host.safe.execute()
  expectQuiet()
})

test('behavior: a browser that forbids storage inside frames', async () => {
  const { host } = world
  const { page } = await world.product.visit('about:blank')
  const forbid = `if (window !== top) Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })`
  await page.addInitScript({ content: forbid })
  await page.goto(host.url)
  const app = page.frameLocator('iframe')
  await app.getByText(`Inside ${host.url}`).waitFor()
  await app.getByRole('heading', { level: 1, name: 'Grants' }).waitFor()
  await app.getByRole('button', { name: 'Sign in as this Safe' }).click()
  await app.getByText('Signed in as this Safe').waitFor()
})

describe('beside a sibling that forges messages', () => {
  let world: FrameWorld
  let sibling: Awaited<ReturnType<typeof startSibling>>
  beforeAll(async () => {
    sibling = await startSibling()
    world = await setupFrame({ siblingUrl: sibling.url })
  })
  afterAll(async () => {
    await world.stop()
    await sibling.stop()
  })

  test('behavior: a thousand messages of a sibling frame are ignored', async () => {
    const { app, expectQuiet, page } = await world.visit()
    await app.getByText(`Inside ${world.host.url}`).waitFor()
    await expect
      .poll(
        () =>
          page
            .frames()
            .find((frame) => frame.url() === sibling.url)
            ?.title(),
        { timeout: 20_000 },
      )
      .toBe('Shouted')
    await app.getByRole('heading', { level: 1, name: 'Grants' }).waitFor()
    // Forged by the host's own page, in the name of requests that nobody made.
    await page.evaluate(`{
      const app = document.querySelector('iframe').contentWindow
      const forged = (id, data) => app.postMessage({ id, success: true, version: '9.1.0', data }, '*')
      for (const id of ['0000000000', '__proto__', 'constructor', 'toString']) forged(id, { safeAddress: 'x' })
      forged('0000000000', JSON.parse('{"__proto__":{"polluted":true}}'))
      app.postMessage(null, '*')
    }`)
    expect(await app.evaluate('({}).polluted')).toBeUndefined()
    await app.getByRole('link', { exact: true, name: 'Assets' }).click()
    await app.getByText('20,000').first().waitFor()
    expectQuiet()
  })

  test('behavior: a page that is not an allowed host cannot frame the app', async () => {
    const { countersign } = world.product
    const port = await getFreePort()
    const { chainUrl, url: appUrl } = countersign
    const evil = await startFrameHost({ appUrl, chainUrl, port, safe: demoSafes.grants.address })
    const { page } = await world.product.visit(evil.url)
    await page.locator('iframe').waitFor()
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
    expect(evil.requested).toEqual([])
    await evil.stop()
  })

  test('behavior: the manifest is served to any host', async () => {
    const { url } = world.product.countersign
    const response = await fetch(new URL('/manifest.json', url), { headers: { Origin: 'https://host.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const manifest = z
      .object({ description: z.string(), iconPath: z.string(), name: z.string() })
      .parse(await response.json())
    const icon = await fetch(new URL(manifest.iconPath, url))
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })
})
