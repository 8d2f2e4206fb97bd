import { type Countersign, getFreePort, launchBrowser, startCountersign } from '@countersign/test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { createSeededDataDir } from './createSeededDataDir.ts'
import { readChain } from './readChain.ts'
import { type Watch, watchContext } from './watchContext.ts'

type Visit = { context: BrowserContext; page: Page; watch: Watch }

type VisitOptions = BrowserContextOptions & {
  /** Before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<void>
}

export type Product = {
  browser: Browser
  chain: ReturnType<typeof readChain>
  /** Ends all visits, so that no page of one test works on during the next. */
  closeVisits(): Promise<void>
  countersign: Countersign
  /** Stops everything and starts it again on the same data folder. */
  restart(): Promise<void>
  stop(): Promise<void>
  /** A new visitor: nothing stored, nothing connected. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
}

/** The whole product on a data folder with nothing but the demo world, and a browser to use it with. */
export async function setupProduct({ env = {} }: { env?: Record<string, string> } = {}): Promise<Product> {
  const data = await createSeededDataDir()
  // The same ports after a restart, so that the page keeps its origin and with it what it stored.
  const [chainPort, port] = [await getFreePort(), await getFreePort()]
  const start = () => startCountersign({ chainPort, dataDir: data.path, env, port })
  const browser = await launchBrowser()
  const countersign = await start().catch(async (error: unknown) => {
    await browser.close()
    await data.remove()
    throw error
  })
  const product: Product = {
    browser,
    chain: readChain(countersign.chainUrl),
    countersign,
    async closeVisits() {
      await Promise.all(
        browser.contexts().map(async (context) => {
          // A test that answers in the service's place may be asking it for a page that is about to go.
          await context.unrouteAll({ behavior: 'ignoreErrors' })
          await context.close()
        }),
      )
    },
    async restart() {
      await product.countersign.stop()
      product.countersign = await start()
    },
    async stop() {
      await product.closeVisits()
      await browser.close()
      await product.countersign.stop()
      await data.remove()
    },
    async visit(path, { prepare, ...options } = {}) {
      const context = await browser.newContext({ viewport: { height: 800, width: 1280 }, ...options })
      const watch = watchContext(context)
      await prepare?.(context)
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await page.goto(new URL(path, product.countersign.url).href)
      return { context, page, watch }
    },
  }
  return product
}
