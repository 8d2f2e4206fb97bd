import { createServer } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { connectDemoWallet } from '../../e2e/support/demoWallet.ts'
import { waitFor } from './measureLongestTask.ts'

export type Opening = {
  /** Files of scripts until the first row, and their transferred bytes. */
  files: number
  kilobytes: number
  /** Milliseconds from the navigation to the first row of the queue, without any cache. */
  queue: number
  /** From the navigation to the first row of a static page with the same content. */
  floor: number
  /** From a reload of a review to its button. */
  reload: number
  /** From a click in the queue to the button of the review. */
  click: number
}

const ResourcesSchema = z.object({ bytes: z.number(), files: z.number() })
const isRow = `document.querySelector('main a[href*="/tx/"]') !== null`
const isReady = `[...document.querySelectorAll('[data-decision] button:not([disabled])')].some((button) => /^(Sign|Execute)/.test(button.textContent))`

/** Run in the page: what has been loaded of scripts so far. */
const readScripts = `(() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\\.js$/.test(name))
  return { bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), files: scripts.length }
})()`

/** What a person waits for who opens the queue and a review. */
export async function measureOpening(
  browser: Browser,
  { queue, url }: { queue: string; url: string },
): Promise<Opening> {
  const cold = await browser.newContext()
  const page = await cold.newPage()
  await watch(page, isRow)
  await page.goto(`${url}${queue}`)
  const atQueue = await readMoment(page)
  const scripts = ResourcesSchema.parse(await page.evaluate(readScripts))
  await page.waitForTimeout(2_000)
  const floor = await measureFloor(cold, page)
  await cold.close()

  const context = await browser.newContext()
  const review = await context.newPage()
  await watch(review, isReady)
  await review.goto(url)
  await connectDemoWallet(review, 'Bob')
  await review.goto(`${url}${queue}`)
  await review.locator('main a[href*="/tx/"]').first().waitFor()
  await review.waitForTimeout(2_000)
  const started = Number(await review.evaluate(`performance.now()`))
  await review.evaluate(`document.querySelector('main a[href*="/tx/"]').click()`)
  const click = (await readMoment(review)) - started
  await review.reload()
  const reload = await readMoment(review)
  await context.close()
  return { click, files: scripts.files, floor, kilobytes: scripts.bytes / 1_000, queue: atQueue, reload }
}

/** Notes when the condition first holds, from within the page: a poll from outside costs what it measures. */
async function watch(page: Page, condition: string): Promise<void> {
  await page.addInitScript(`
    const note = () => {
      if (window.firstSeen === undefined && ${condition}) window.firstSeen = performance.now()
    }
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true })
  `)
}

async function readMoment(page: Page): Promise<number> {
  await waitFor(page, 'window.firstSeen !== undefined')
  return Number(await page.evaluate('window.firstSeen'))
}

/** The same content without any script: what the browser needs to show it. */
async function measureFloor(context: BrowserContext, page: Page): Promise<number> {
  const html = z.string().parse(
    await page.evaluate(`(() => {
      const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText)
      return '<!doctype html><style>' + styles.join('\\n') + '</style>' + document.body.outerHTML.replace(/<script[^]*?<\\/script>/g, '')
    })()`),
  )
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    const still = await context.newPage()
    await watch(still, isRow)
    await still.goto(`http://127.0.0.1:${address.port}/`)
    return await readMoment(still)
  } finally {
    server.close()
  }
}
