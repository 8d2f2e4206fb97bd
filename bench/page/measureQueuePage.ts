import type { Browser } from 'playwright-core'
import type { Address } from 'viem'
import { measureLongestTask, waitFor } from './measureLongestTask.ts'

export type QueuePageMeasurement = {
  /** The longest task from the click until the signatures are verified and rendered, in milliseconds. */
  opening: number
  /** The longest task while a changed queue is verified again. */
  refreshing: number
  /** The longest task while the list is scrolled to its end and back. */
  scrolling: number
}

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
    const opening = await measureLongestTask(browser, page, async () => {
      await page.evaluate(`document.querySelector('nav a[href$="/queue"]').click()`)
      await waitFor(page, isVerified)
      await page.waitForTimeout(1_000)
    })
    const scrolling = await measureLongestTask(browser, page, async () => {
      for (const step of [...Array(20).fill(500), ...Array(20).fill(-500)]) {
        await page.mouse.wheel(0, step)
        await page.waitForTimeout(50)
      }
    })
    const refreshing = await measureLongestTask(browser, page, async () => {
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
