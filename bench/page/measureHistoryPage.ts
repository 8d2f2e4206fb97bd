import type { Browser } from 'playwright-core'
import type { Address } from 'viem'
import { measureLongestTask, waitFor } from './measureLongestTask.ts'

const areRowsDrawn = `document.querySelectorAll('main ol li, main ul li, main tr').length > 10`

/** The longest main-thread task while a history is opened and its rows are verified, in milliseconds. */
export async function measureHistoryPage(
  browser: Browser,
  { chainId, safe, url }: { chainId: number; safe: Address; url: string },
): Promise<number> {
  const context = await browser.newContext({ viewport: { height: 800, width: 1280 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/${chainId}/${safe}/queue`)
    await waitFor(page, `document.querySelector('main h1') !== null`)
    await page.waitForTimeout(2_000)
    return await measureLongestTask(browser, page, async () => {
      await page.evaluate(`document.querySelector('nav a[href$="/history"]').click()`)
      await waitFor(page, areRowsDrawn)
      await page.waitForTimeout(8_000)
    })
  } finally {
    await context.close()
  }
}
