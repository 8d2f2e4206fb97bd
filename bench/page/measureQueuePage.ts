import type { Browser, Page } from 'playwright-core'
import type { Address } from 'viem'
import { listTasks } from './listTasks.ts'

export type QueuePageMeasurement = {
  /** The longest task from the click until the signatures are verified and rendered, in milliseconds. */
  opening: number
  /** The longest task while a changed queue is verified again. */
  refreshing: number
  /** The longest task while the list is scrolled to its end and back. */
  scrolling: number
}

// Our own scripts: Playwright's locators and clicks block the page longer than the measured task.
const isOpen = `document.querySelector('main h1') !== null`
const isVerified = `document.querySelector('main')?.textContent.includes('5 of 3 signed')`

export async function measureQueuePage(
  browser: Browser,
  { chainId, change, safe, url }: { chainId: number; change: () => Promise<void>; safe: Address; url: string },
): Promise<QueuePageMeasurement> {
  const context = await browser.newContext({ viewport: { height: 800, width: 1280 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/${chainId}/${safe}/assets`)
    await waitFor(page, isOpen)
    await page.waitForTimeout(2_000)
    const opening = await measure(browser, page, async () => {
      await page.evaluate(`document.querySelector('nav a[href$="/queue"]').click()`)
      await waitFor(page, isVerified)
      await page.waitForTimeout(1_000)
    })
    const scrolling = await measure(browser, page, async () => {
      for (const step of [...Array(20).fill(500), ...Array(20).fill(-500)]) {
        await page.mouse.wheel(0, step)
        await page.waitForTimeout(50)
      }
    })
    const refreshing = await measure(browser, page, async () => {
      const fetched = page.waitForResponse((response) => response.url().includes('/transactions/queued'))
      await change()
      await fetched
      await page.waitForTimeout(5_000)
    })
    return { opening, refreshing, scrolling }
  } finally {
    await context.close()
  }
}

async function waitFor(page: Page, condition: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if ((await page.evaluate(condition)) === true) return
    await page.waitForTimeout(500)
  }
  throw new Error(`Never came true: ${condition}`)
}

async function measure(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  return Math.max(...listTasks(await browser.stopTracing()))
}
