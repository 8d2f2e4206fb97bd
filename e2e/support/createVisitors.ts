import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Watch, watchContext } from './watchContext.ts'

type Visit = { context: BrowserContext; page: Page; watch: Watch }

type VisitOptions = BrowserContextOptions & {
  /** Runs before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

export type Visitors = {
  /** Closes all visits, so that no page of one test runs during the next. */
  closeVisits(): Promise<void>
  /** A new visitor with empty storage. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
}

/** Visitors of the product, each with their own browser profile. */
export function createVisitors(browser: Browser, getUrl: () => string): Visitors {
  return {
    async closeVisits() {
      await Promise.all(
        browser.contexts().map(async (context) => {
          // A test that mocks the service may be fetching for a page that is closing.
          await context.unrouteAll({ behavior: 'ignoreErrors' })
          await context.close()
        }),
      )
    },
    async visit(path, { prepare, ...options } = {}) {
      // Animations cost processor time that parallel tests share. `connectDialog` tests enable them.
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
