import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Watch, watchContext } from './watchContext.ts'

type Visit = { context: BrowserContext; page: Page; watch: Watch }

type VisitOptions = BrowserContextOptions & {
  /** Before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

export type Visitors = {
  /** Ends all visits, so that no page of one test works on during the next. */
  closeVisits(): Promise<void>
  /** A new visitor: nothing stored, nothing connected. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
}

/** People who come to the product's address, each with a browser profile of their own. */
export function createVisitors(browser: Browser, getUrl: () => string): Visitors {
  return {
    async closeVisits() {
      await Promise.all(
        browser.contexts().map(async (context) => {
          // A test that answers in the service's place may be asking it for a page that is about to go.
          await context.unrouteAll({ behavior: 'ignoreErrors' })
          await context.close()
        }),
      )
    },
    async visit(path, { prepare, ...options } = {}) {
      // Animations cost processor time that the other tests share. `connectDialog` tests run with them.
      const look = { reducedMotion: 'reduce', viewport: { height: 800, width: 1280 } } as const
      const context = await browser.newContext({ ...look, ...options })
      const watch = watchContext(context)
      await prepare?.(context)
      const page = await context.newPage()
      await page.goto(new URL(path, getUrl()).href)
      return { context, page, watch }
    },
  }
}
