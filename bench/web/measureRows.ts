import type { Browser } from 'playwright-core'
import { listTasks } from '../page/listTasks.ts'

export type RowsMeasurement = {
  /** From choosing the file until all rows are listed, in milliseconds. */
  time: number
  longestTask: number
}

// Our own scripts: Playwright's locators block the page longer than the measured task.
const isOpen = `document.querySelector('input[type=file]') !== null`
const isListed = `[...document.querySelectorAll('option')].some(({ textContent }) => textContent === 'All rows (10,000)')`

export async function measureRows(
  browser: Browser,
  { file, url }: { file: string; url: string },
): Promise<RowsMeasurement> {
  const context = await browser.newContext({ viewport: { height: 800, width: 1280 } })
  try {
    const page = await context.newPage()
    const until = async (condition: string) => {
      for (let attempt = 0; attempt < 1_200; attempt++) {
        if ((await page.evaluate(condition)) === true) return
        await page.waitForTimeout(50)
      }
      throw new Error(`Never came true: ${condition}`)
    }
    await page.goto(url)
    await until(isOpen)
    await page.waitForTimeout(2_000)
    const input = page.locator('input[type=file]').first()
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
    const start = performance.now()
    // By path: contents would be passed by a script in the page.
    await input.setInputFiles(file)
    await until(isListed)
    const time = performance.now() - start
    await page.waitForTimeout(1_000)
    for (const step of [...Array(20).fill(500), ...Array(20).fill(-500)]) {
      await page.mouse.wheel(0, step)
      await page.waitForTimeout(50)
    }
    const longestTask = Math.max(...listTasks(await browser.stopTracing()))
    return { time, longestTask }
  } finally {
    await context.close()
  }
}
