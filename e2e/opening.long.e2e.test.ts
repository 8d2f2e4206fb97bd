import { get } from 'node:http'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listWaiting, pathOf } from './support/listWaiting.ts'
import { settle } from './support/settle.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

let product: SharedProductVisitors
let screens: Record<string, string>
beforeAll(async () => {
  product = await setupSharedProduct()
  const home = `/31337/${demoSafes.treasury.address}`
  const [first] = await listWaiting(product.url)
  if (!first) throw new Error('The demo world has nothing in its queue.')
  screens = { home, landing: '/', queue: `${home}/queue`, transaction: pathOf(first) }
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const phone = { isMobile: true, viewport: { height: 823, width: 412 } }

/** Run in the page before anything else of it: what moved by itself. */
const observe = `
  globalThis.moved = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources, value } of list.getEntries())
      if (!hadRecentInput) moved.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)) })
  }).observe({ buffered: true, type: 'layout-shift' })`

const MovedSchema = z.array(z.object({ value: z.number(), what: z.array(z.string().nullish()) }))

/** The app never arrives: what there is to see is what the page itself brought. */
const withoutApp = (context: BrowserContext) =>
  context.route(/\/assets\/(index|base|kit|react)-[^/]*\.js$/, () => undefined)

test('default: on mobile there is no layout shift', async () => {
  for (const [name, path] of Object.entries(screens)) {
    const { page } = await product.visit(path, { ...phone, prepare: (context) => context.addInitScript(observe) })
    await settle(page)
    await page.waitForTimeout(2_000)
    const moved = MovedSchema.parse(await page.evaluate('moved'))
    const sum = moved.reduce((total, { value }) => total + value, 0)
    // The limit of a good Cumulative Layout Shift; a card that pushes the others away makes 0.2. Below the limit the sum
    // depends on how many frames a busy machine renders.
    expect(sum, `${name}: ${JSON.stringify(moved)}`).toBeLessThan(0.1)
  }
})

test('behavior: title and lead of a screen are in the HTML before the app loads', async () => {
  const queue = await product.visit(screens.queue ?? '', { ...phone, prepare: withoutApp })
  await queue.page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  await queue.page.getByText('Pending transactions, verified in your browser').waitFor()
  const landing = await product.visit('/', { ...phone, prepare: withoutApp })
  await landing.page.getByRole('heading', { level: 2, name: 'The multisig wallet you host yourself' }).waitFor()
})

test('behavior: the HTML has no texts for another language, for returning wallets, and for other screens', async () => {
  const set = (key: string, value: string) => async (context: BrowserContext) => {
    await withoutApp(context)
    await context.addInitScript(`localStorage.setItem('${key}', '${value}')`)
  }
  for (const [path, prepare] of [
    [screens.queue ?? '', set('countersign.settings.v1', '{"language":"de"}')],
    ['/', set('wagmi.recentConnectorId', '"io.example"')],
    ['/settings', withoutApp],
  ] as const) {
    const { page } = await product.visit(path, { ...phone, prepare })
    await page.locator('#root header').first().waitFor()
    expect(await page.getByRole('main').getByRole('paragraph').count(), path).toBe(0)
    expect(
      await page
        .getByRole('main')
        .getByText(/service|multisig/i)
        .filter({ visible: true })
        .count(),
      path,
    ).toBe(0)
  }
})

test('behavior: files of a screen are requested beside those of the app', async () => {
  const response = await fetch(`${product.url}/screen-files.json`)
  const files = z.record(z.string(), z.array(z.string()).min(1)).parse(await response.json())
  expect(Object.keys(files).toSorted()).toEqual(['english', 'home', 'queue', 'safe', 'transaction'])
  for (const name of ['home', 'queue', 'transaction']) {
    const requested = new Set<string>()
    await product.visit(screens[name] ?? '', {
      prepare: async (context) => {
        await withoutApp(context)
        context.on('request', (request) => requested.add(new URL(request.url()).pathname.slice(1)))
      },
    })
    await expect.poll(() => files[name]?.filter((file) => !requested.has(file)), { message: name }).toEqual([])
  }
})

test('behavior: home and queue need at most 25 scripts and 300 kB for their first row', async () => {
  const html = await (await fetch(product.url)).text()
  const first = [...html.matchAll(/<link rel="piece"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file)
  expect(first.length).toBeGreaterThan(5)
  const response = await fetch(`${product.url}/screen-files.json`)
  const files = z.record(z.string(), z.array(z.string()).min(1)).parse(await response.json())
  for (const name of ['home', 'queue']) {
    const all = [...first, ...(files.english ?? []), ...(files[name] ?? [])].filter((file) => file.endsWith('.js'))
    expect(all.length, name).toBeLessThanOrEqual(25)
    const sizes = await Promise.all(all.map(measureTransfer))
    expect(Math.min(...sizes), name).toBeGreaterThan(0)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      name,
    ).toBeLessThan(300_000)
  }
})

/** Bytes on the wire: `fetch` would unpack them. */
function measureTransfer(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${product.url}/${file}`, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })
}
