import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet } from './support/demoWallet.ts'
import { settle } from './support/settle.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const { treasury } = demoSafes
const [alice, bob] = demoAccounts
const home = `/31337/${treasury.address}`
/** From a phone to a large desk. */
const widths = [390, 768, 1024, 1280, 1920]

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** How much the page moved by itself, as Lighthouse counts it. */
const countShifts = (context: BrowserContext) =>
  context.addInitScript(`
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
    }).observe({ buffered: true, type: 'layout-shift' })`)

const readNumber = async (page: Page, script: string) => z.number().parse(await page.evaluate(script))
const measureOverflow = (page: Page) => readNumber(page, 'document.documentElement.scrollWidth - innerWidth')

/** One line for each width at which something is wider than the window, or the column wider than it may be. */
async function listMisfits(page: Page): Promise<string[]> {
  const misfits: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ height: 844, width })
    const overflow = await measureOverflow(page)
    if (overflow > 0) misfits.push(`${width} px: wider than the window by ${overflow} px`)
    const column = await readNumber(
      page,
      `document.querySelector('main h1').closest('header').parentElement.clientWidth`,
    )
    if (column > 1_120 + 48) misfits.push(`${width} px: a column of ${column} px`)
  }
  return misfits
}

/** Where the amounts of a table end; each has itself as its title, exactly. */
const readEdges = `[...document.querySelectorAll('main table td [title]')]
  .filter(({ title }) => /^[\\d.,]+ \\S+$/.test(title))
  .map((amount) => Math.round(amount.getBoundingClientRect().right))`

/** What moves for longer than an explanation takes; what turns while one waits is no explanation. */
const listSlow = `[...document.querySelectorAll('body *')].flatMap((element) => {
  const { animationDuration, animationIterationCount, transitionDuration } = getComputedStyle(element)
  const slowest = (list) => Math.max(...list.split(',').map((text) => parseFloat(text) * (text.includes('ms') ? 1 : 1000)))
  const isSlow = slowest(transitionDuration) > 180 ||
    (animationIterationCount !== 'infinite' && slowest(animationDuration) > 180)
  return isSlow ? [element.outerHTML.slice(0, 120)] : []
})`

test('default: the font loads without layout shift, amounts are aligned, nothing overflows, at every width, light and dark', async () => {
  const fonts: { bytes: number; url: string }[] = []
  let isHeld = false
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page, watch } = await product.visit('/', {
    prepare: async (context) => {
      await countShifts(context)
      // It comes when everything else is there.
      await context.route(/\.woff2/, async (route) => {
        const response = await route.fetch()
        fonts.push({ bytes: (await response.body()).byteLength, url: route.request().url() })
        if (isHeld) await isReleased
        await route.fulfill({ response })
      })
    },
    reducedMotion: 'no-preference',
  })
  // The font is requested after the page has loaded.
  await expect.poll(() => fonts.length).toBe(1)
  isHeld = true
  // The load event waits for the font.
  await page.goto(new URL(home, product.url).href, { waitUntil: 'commit' })
  await settle(page)
  await page.getByRole('main').getByRole('figure', { name: 'ETH balance' }).waitFor()
  await expect.poll(() => fonts.length).toBe(2)
  expect(fonts[0]?.bytes).toBeLessThanOrEqual(60_000)
  expect(new URL(fonts[0]?.url ?? '').origin).toBe(product.url)
  const before = await readNumber(page, 'window.shifted')
  release()
  await expect.poll(() => page.evaluate(`document.fonts.check('15px Inter')`)).toBe(true)
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))')
  // As good as nothing: Lighthouse calls a tenth good.
  expect((await readNumber(page, 'window.shifted')) - before).toBeLessThan(0.02)

  await connectDemoWallet(page, alice.name)
  for (const path of ['/', home, `${home}/queue`, `${home}/export`, `${home}/security`, '/address-book', '/settings'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(new URL(path, product.url).href)
      await settle(page)
      expect({ misfits: await listMisfits(page), path }).toEqual({ misfits: [], path })
      expect({ path, slow: await page.evaluate(listSlow) }).toEqual({ path, slow: [] })
    }

  await page.setViewportSize({ height: 844, width: 1280 })
  await page.goto(new URL(`${home}/assets`, product.url).href)
  await settle(page)
  await page.getByRole('cell', { name: /ETH/ }).first().waitFor()
  const edges = z.array(z.number()).parse(await page.evaluate(readEdges))
  expect(edges.length).toBeGreaterThan(2)
  expect(new Set(edges).size).toBe(1)
  watch.expectQuiet()
})

test('behavior: reduced motion disables animations', async () => {
  const { page } = await product.visit(home)
  await settle(page)
  const moving = `[...document.querySelectorAll('body *')].filter((element) => {
    const { animationName, transitionDuration } = getComputedStyle(element)
    return animationName !== 'none' || transitionDuration.split(',').some((text) => parseFloat(text) > 0)
  }).map((element) => element.outerHTML.slice(0, 120))`
  expect(await page.evaluate(moving)).toEqual([])
})

test('error: without its font, and with an unknown theme, the page is readable', async () => {
  const { page, watch } = await product.visit(home, {
    prepare: async (context) => {
      await countShifts(context)
      await context.route(/\.woff2/, (route) => route.abort())
      // An empty page and frames of pictures have no storage.
      await context.addInitScript(`if (location.protocol === 'http:' && window.parent === window) {
        localStorage.setItem('countersign.theme', '"purple"')
        localStorage.setItem('countersign.settings.v1', '{"accent":"url(//evil)","font":"Papyrus","radius":9}') }`)
    },
  })
  await settle(page)
  await page.getByRole('main').getByRole('figure', { name: 'ETH balance' }).waitFor()
  // Neither theme nor font; the name of the first screen stays.
  expect(await page.evaluate('({ ...document.documentElement.dataset })')).toEqual({ opening: 'home' })
  // What is called good; before the window is made wider and narrower.
  expect(await readNumber(page, 'window.shifted')).toBeLessThan(0.1)
  expect(await listMisfits(page)).toEqual([])
  watch.expectQuiet({ allow: /woff2/ })
})

/** What is seen of a page outside of what goes to paper, and whether it is wider than a sheet. */
const readPaper = `(() => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true })
  const around = [...document.querySelectorAll('nav, footer, aside, button, dialog, header:not(main header)')]
  return {
    around: around.filter((element) => isSeen(element) && !element.closest('main') || element.matches('nav') && isSeen(element))
      .map((element) => element.outerHTML.slice(0, 80)),
    ground: getComputedStyle(document.documentElement).backgroundColor,
    overflow: document.documentElement.scrollWidth - innerWidth,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }
})()`
const onPaper = { around: [], ground: 'rgb(255, 255, 255)', overflow: 0, scheme: 'light' }
/** A sheet of A4 between its margins, at the browser's own size. */
const sheet = { height: 1_020, width: 702 }

test('behavior: printed pages have no navigation, no dark background, no clipping, and full addresses', async () => {
  const { page } = await product.visit(`${home}/security`, {
    colorScheme: 'dark',
    prepare: (context) =>
      context.addInitScript(`
        localStorage.setItem('countersign.theme', '"dark"')
        window.print = () => { window.printed = true }`),
  })
  const main = page.getByRole('main')
  await connectDemoWallet(page, alice.name)
  await main.getByText('Official Safe code').waitFor()
  await settle(page)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  expect(await page.evaluate(readPaper)).toEqual(onPaper)
  // A short one is written out by the sheet's own style.
  const written = `[...document.querySelectorAll('main [title^="0x"]')].map((element) => ({
    size: getComputedStyle(element).fontSize, whole: getComputedStyle(element, '::after').content }))`
  const short = z.array(z.object({ size: z.string(), whole: z.string() })).parse(await page.evaluate(written))
  expect(short.length).toBeGreaterThan(0)
  for (const { size, whole } of short)
    expect({ size, whole }).toEqual({ size: '0px', whole: expect.stringMatching(/^"?0x\w{40}|attr/) })

  const times = `[...document.querySelectorAll('main time')].map((element) => getComputedStyle(element, '::after').content)`
  const exact = z.array(z.string()).parse(await page.evaluate(times))
  expect(exact.length).toBeGreaterThan(0)
  for (const text of exact) expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC|attr\(data-paper\)/)

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ height: 844, width: 1280 })
  await page.goto(new URL(`${home}/export`, product.url).href)
  await main.getByRole('button', { name: 'Print' }).click()
  const printed = page.getByTestId('printed')
  await printed.waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate('window.printed')).toBe(true)
  expect(await printed.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  expect(await printed.isVisible()).toBe(true)
  expect(await main.isVisible()).toBe(false)
  expect(await page.evaluate(readPaper)).toEqual(onPaper)
  const text = await printed.textContent()
  expect(text).toContain(treasury.address)
  expect(text).toContain(bob.address)
  expect(text).not.toContain('…')
})
