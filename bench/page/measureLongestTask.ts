import type { Browser, Page } from 'playwright-core'
import { listTasks } from './listTasks.ts'

/** Our own script: Playwright's locators block the page longer than the measured task. */
export async function waitFor(page: Page, condition: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if ((await page.evaluate(condition)) === true) return
    await page.waitForTimeout(500)
  }
  throw new Error(`Never came true: ${condition}`)
}

/** The longest main-thread task of the page during the work, in milliseconds. */
export async function measureLongestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  return Math.max(...listTasks(await browser.stopTracing()))
}
