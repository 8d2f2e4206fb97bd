import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDemoWallet } from './support/demoWallet.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { listRoutes, listScreens } from './support/listScreens.ts'
import { settle } from './support/settle.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'
import { walkByKeyboard } from './support/walkByKeyboard.ts'

let product: SharedProductVisitors
let screens: Awaited<ReturnType<typeof listScreens>>
beforeAll(async () => {
  product = await setupSharedProduct()
  screens = await listScreens(product.url)
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const

/** Goes on after a fault, so that one run tells all of them. */
async function inspectAll(page: Page, inspect: () => Promise<string[]>): Promise<string[]> {
  const faults: string[] = []
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(new URL(path, product.url).href)
    await settle(page)
    faults.push(...(await inspect()).map((fault) => `${name}, ${fault}`))
  }
  return faults
}

/** Aborts every request to another machine. */
const denyAll = (context: BrowserContext) =>
  context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => route.abort(),
  )

test('default: every route of the app is covered', async () => {
  const paths = Object.values(screens)
  const missing = (await listRoutes()).filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !paths.some((path) => pattern.test(path))
  })
  expect(missing).toEqual([])
})

test('default: axe finds no violations on any route, light and dark, desktop and mobile; no third-party requests', async () => {
  const { page, watch } = await product.visit('/', { prepare: denyAll })
  await connectDemoWallet(page, 'Alice')
  const faults = await inspectAll(page, async () => {
    const found: string[] = []
    for (const { colorScheme, width } of looks) {
      await page.setViewportSize({ height: 844, width })
      await page.emulateMedia({ colorScheme })
      const violations = await listAxeViolations(page)
      found.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
      // WCAG 1.4.10: no scrolling in two directions.
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      if (overflow !== 0) found.push(`${width} px: wider than the window by ${overflow} px`)
    }
    return found
  })
  expect(faults).toEqual([])
  watch.expectQuiet({ allow: /404/ })
}, 1_200_000)

test('behavior: Tab reaches everything on every route with a visible focus', async () => {
  const { page } = await product.visit('/')
  await connectDemoWallet(page, 'Alice')
  const faults = await inspectAll(page, async () => {
    const found: string[] = []
    for (const width of [1280, 390]) {
      await page.setViewportSize({ height: 844, width })
      found.push(...(await walkByKeyboard(page)).map((fault) => `${width} px: ${fault}`))
    }
    return found
  })
  expect(faults).toEqual([])
}, 1_200_000)
