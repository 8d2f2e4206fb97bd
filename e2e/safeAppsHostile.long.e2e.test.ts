import { demoSafes } from '@countersign/devchain/demo-world'
import { getFreePort } from '@countersign/test'
import type { Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { drivenPage } from './support/drivenPage.ts'
import { addApp, findApp, requestPanel, sandboxWarning } from './support/openApp.ts'
import { type ServedApp, serveApp } from './support/serveApp.ts'
import { servePage } from './support/servePage.ts'
import { draftPayment, proposeButton } from './support/setupFrame.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { unknownToService } from './support/transactionFlow.ts'

const { grants, operations, subsidiary } = demoSafes

const child = `<!doctype html><title>Child</title><link rel="icon" href="data:,"><script>
addEventListener('message', () => {})
const message = { id: 'child', method: 'sendTransactions', params: { txs: [{ to: '${grants.address}', value: '1' }] }, env: { sdkVersion: '9.1.0' } }
for (const target of [top, parent, parent.parent, opener && opener.parent]) if (target) target.postMessage(message, '*')
document.title = 'Sent'</script>`

let product: Product
let site: ServedApp
let elsewhere: ServedApp
let pagePort: number
beforeAll(async () => {
  pagePort = await getFreePort()
  site = await serveApp({ pages: { '/': drivenPage(''), '/child.html': child } })
  elsewhere = await serveApp({ pages: { '/': drivenPage("pay('elsewhere')") } })
  product = await setupProduct({ env: { COUNTERSIGN_ORIGINS: `http://127.0.0.1:${pagePort}` } })
})
afterEach(() => product.closeVisits())
afterAll(async () => {
  await product?.stop()
  await site?.stop()
  await elsewhere?.stop()
})

async function open(): Promise<{ app: Frame; main: Page; expectQuiet: (allow?: RegExp) => void }> {
  const { page: main, watch } = await product.visit(`/31337/${grants.address}/apps`)
  await connectDemoWallet(main, 'Alice')
  const app = await addApp(main, site.url)
  await app.getByRole('heading', { name: 'App' }).waitFor()
  return {
    app,
    main,
    expectQuiet: (allow = /^$/) => {
      const parts = [sandboxWarning, unknownToService, /manifest\.json/, allow]
      watch.expectQuiet({ allow: new RegExp(parts.map(({ source }) => source).join('|')) })
    },
  }
}

const nothingRequested = async (main: Page) => expect(await requestPanel(main).count()).toBe(0)

test('behavior: twenty thousand invalid messages open no request, and the host still responds', async () => {
  const { app, expectQuiet, main } = await open()
  const nonce = await product.chain.nonce(grants.address)
  await app.evaluate(`(async () => {
    let seed = 18
    const random = (most) => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed % most }
    const cycle = {}; cycle.self = cycle
    const values = [null, undefined, 0, -1, 1n, '', 'x', '__proto__', [], {}, cycle, new Date(0), new Map([[1, 2]]), new Uint8Array(3),
      JSON.parse('{"__proto__":{"isOwner":true}}'), { txs: [] }, { txs: [{}] }, { txs: [{ to: 'x' }] }, { txs: cycle }, { message: 7 },
      { typedData: {} }, { safeTxHash: '0x' }, { call: 'eth_sendTransaction', params: [] }, { call: 'personal_sign', params: [] }, [{}], [[]], 'x'.repeat(10000)]
    const methods = ['sendTransactions', 'rpcCall', 'getChainInfo', 'getSafeInfo', 'getTxBySafeTxHash', 'signMessage', 'signTypedMessage',
      'getOffChainSignature', 'requestAddressBook', 'wallet_requestPermissions', 'constructor', '__proto__', 'toString', '', 7, null]
    const pick = (list) => list[random(list.length)]
    for (let round = 0; round < 50; round += 1) {
      for (let count = 0; count < 400; count += 1) {
        const id = random(4) === 0 ? pick(values) : 'f' + round + '.' + count
        const message = random(8) === 0 ? pick(values) : { id, method: pick(methods), params: pick(values), env: random(6) === 0 ? pick(values) : env }
        try { send(message) } catch {}
      }
      // A valid request in between is answered, and resets the count of invalid ones.
      request('honest' + round, 'getEnvironmentInfo')
      await answerTo('honest' + round)
    }
    document.title = 'Done'
  })()`)
  expect(await app.title()).toBe('Done')
  await nothingRequested(main)
  expect(await main.evaluate('({}).isOwner')).toBeUndefined()
  expect(await product.chain.nonce(grants.address)).toBe(nonce)
  expectQuiet(/404|400|422|429/)
})

test('behavior: an app that sends a thousand requests at once is stopped, and nothing is signed', async () => {
  const { app, main } = await open()
  await app.evaluate("for (let count = 0; count < 1000; count += 1) pay('p' + count)")
  await main.getByText('The app was stopped').waitFor()
  expect(await main.locator('iframe').count()).toBe(0)
  await nothingRequested(main)
  await main.getByRole('button', { exact: true, name: 'Reload' }).last().click()
  const again = await findApp(main)
  await again.getByRole('heading', { name: 'App' }).waitFor()
  await again.evaluate("request('one', 'getSafeInfo')")
  expect(await again.evaluate("answerTo('one').then((answer) => answer.data.safeAddress)")).toBe(grants.address)
})

test('behavior: simultaneous requests are queued; a repeated id is ignored', async () => {
  const { app, main } = await open()
  await app.evaluate(
    "pay('a'); pay('a'); pay('b'); request('c', 'wallet_requestPermissions', [{ requestAddressBook: {} }])",
  )
  const panel = requestPanel(main)
  await panel.getByText('2 more requests').waitFor()
  // The app gets no keys and clicks while a request is open.
  expect(await main.locator('iframe').getAttribute('inert')).not.toBeNull()
  await panel.getByRole('button', { name: 'Reject request' }).click()
  await panel.getByText('1 more request').waitFor()
  await panel.getByRole('button', { name: 'Reject request' }).click()
  await panel.getByText('requests a permission').waitFor()
  await panel.getByRole('button', { name: 'Reject request' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await app.evaluate("heard.map(({ id, error }) => id + ' ' + error)")).toEqual([
    'a Transaction was rejected',
    'b Transaction was rejected',
    'c Permissions were rejected',
  ])
})

test('behavior: an app that navigates to another origin loses its request, and the other origin is not loaded', async () => {
  const { app, main } = await open()
  await app.evaluate("pay('a')")
  await requestPanel(main).getByRole('button', { name: 'Reject request' }).waitFor()
  await app.evaluate(`location.href = ${JSON.stringify(elsewhere.url)}`).catch(() => undefined)
  await requestPanel(main).waitFor({ state: 'detached' })
  expect(elsewhere.requested).toEqual([])
  await main.getByRole('link', { name: 'Queue', exact: true }).click()
  await main.locator('iframe').waitFor({ state: 'detached' })
})

test('behavior: after a reload, earlier requests get no response', async () => {
  const { app, main } = await open()
  await app.evaluate("pay('a')")
  await requestPanel(main).getByRole('button', { name: 'Reject request' }).waitFor()
  await app.evaluate('location.reload()').catch(() => undefined)
  await requestPanel(main).waitFor({ state: 'detached' })
  await app.getByRole('heading', { name: 'App' }).waitFor()
  expect(await app.evaluate('heard')).toEqual([])
})

test('behavior: an app with a full-screen overlay cannot cover a request or capture a click', async () => {
  const { app, main } = await open()
  await app.evaluate(`document.body.insertAdjacentHTML('beforeend',
    '<div style="position:fixed;inset:0;z-index:2147483647;background:#fff">Press here, twice and quickly</div>')`)
  const requestNames = "request('names', 'wallet_requestPermissions', [{ requestAddressBook: {} }])"
  await app.evaluate(`${requestNames}; request('again', 'wallet_requestPermissions', [{ requestAddressBook: {} }])`)
  const panel = requestPanel(main)
  const yes = panel.getByRole('button', { name: 'Allow' })
  const box = await yes.boundingBox()
  if (!box) throw new Error('Nothing can be allowed.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  // The request is on top, not the app.
  const top = await main.evaluate(`document.elementFromPoint(${middle.x}, ${middle.y})?.textContent`)
  expect(top).toBe('Allow')
  await panel.getByRole('button', { name: 'Reject request' }).click()
  // The next request appears under a pointer that is just being pressed.
  await panel.getByText('more request').waitFor({ state: 'detached' })
  await main.mouse.click(middle.x, middle.y, { clickCount: 2 })
  expect(await app.evaluate('heard.map(({ id, error }) => id + error)')).toEqual(['namesPermissions were rejected'])
  await panel.getByRole('button', { name: 'Reject request' }).click()
  await panel.waitFor({ state: 'detached' })
  await app.evaluate("request('grants', 'wallet_getPermissions')")
  expect(await app.evaluate("answerTo('grants').then(({ data }) => data)")).toEqual([])
})

test('behavior: nested frames, popups and the surrounding page are isolated from the app', async () => {
  const { app, main } = await open()
  await app.evaluate(
    `new Promise((resolve) => { const inner = document.createElement('iframe'); inner.src = '/child.html'; inner.onload = resolve; document.body.append(inner) })`,
  )
  expect(await app.evaluate("window.open('/child.html') === null")).toBe(true)
  await app.evaluate("try { top.location = 'about:blank' } catch {}")
  await app.evaluate("try { parent.location.href } catch { document.title = 'Shut out' }")
  expect(await app.title()).toBe('Shut out')
  await nothingRequested(main)
  expect(main.url()).toContain('/apps/open?url=')

  await main.getByRole('button', { name: 'Can’t open tabs' }).click()
  const again = await findApp(main)
  await again.getByRole('heading', { name: 'App' }).waitFor()
  const tab = main.context().waitForEvent('page')
  await again.evaluate("window.open('/child.html')")
  await expect.poll(async () => (await tab).title()).toBe('Sent')
  await nothingRequested(main)
})

test('behavior: an app link needs confirmation before anything is loaded, and own pages are not apps', async () => {
  const before = site.requested.length
  const { page: main } = await product.visit(`/31337/${grants.address}/apps/open?url=${encodeURIComponent(site.url)}`)
  await main.getByText('You opened a link to an app').waitFor()
  expect(site.requested.length).toBe(before)
  await main.goto(
    `${product.countersign.url}/31337/${grants.address}/apps/open?url=${encodeURIComponent(product.countersign.url)}`,
  )
  await main.getByText('This is a page of Countersign').waitFor()
  await main.goto(`${product.countersign.url}/31337/${grants.address}/apps/open?url=javascript:alert(1)`)
  await main.getByText('There is no app URL').waitFor()
})

test('behavior: Countersign as an app inside Countersign, on two origins', async () => {
  const { chainUrl, url } = product.countersign
  const own = await servePage({ chainUrl, frameHosts: [url], port: pagePort, serviceUrl: url })
  onTestFinished(own.stop)
  const { page: main } = await product.visit(`/31337/${operations.address}/apps`)
  await connectDemoWallet(main, 'Alice')
  const app = await addApp(main, `${own.url}/`)
  await app.getByText(`Inside ${url}`).waitFor()
  // A host inside a host is none.
  await app.goto(`${own.url}/31337/${operations.address}/apps/open?url=${encodeURIComponent(site.url)}`)
  await app.getByText('Apps can’t open inside another site').waitFor()
  await app.goto(`${own.url}/31337/${operations.address}`)
  await app.getByText(`Inside ${url}`).waitFor()

  await draftPayment(app, { amount: '0.01', recipient: grants.address })
  await proposeButton(app).click()
  const panel = requestPanel(main)
  await panel.getByRole('button', { exact: true, name: 'Sign' }).click()
  await approveInWallet(main, 'Sign')
  await panel.getByRole('button', { name: 'Back to the app' }).click()
  // The inner app hashed the outer one's proposal and found its own request.
  await expect
    .poll(() => app.getByRole('main').textContent(), { timeout: 30_000 })
    .toMatch(/Proposed in the host with nonce|Fully signed\. Nonce \d+ must be executed first/)
})

test('behavior: with a Safe as owner, the app gets its hash once the owner Safe has the request', async () => {
  const { page: main } = await product.visit(`/31337/${subsidiary.address}/apps`)
  await connectDemoWallet(main, 'Alice')
  const app = await addApp(main, site.url)
  // Asked anew: until the owners of the owner Safe are read, the answer is that it is read-only.
  let count = 0
  await expect
    .poll(() => {
      count += 1
      return app.evaluate(
        `request('info${count}', 'getSafeInfo'), answerTo('info${count}').then(({ data }) => data.isReadOnly)`,
      )
    })
    .toBe(false)
  await app.evaluate("pay('a')")
  await requestPanel(main)
    .getByRole('button', { name: /^Sign as/ })
    .click()
  await expect
    .poll(() => app.evaluate("heard.find(({ id }) => id === 'a')?.data?.safeTxHash"), { timeout: 30_000 })
    .toMatch(/^0x[0-9a-f]{64}$/)
})
