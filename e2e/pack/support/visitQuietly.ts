import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

export type VisitQuietlyParameters = {
  /** What the page may say all the same. */
  allowed?: RegExp
  /** Runs before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>
  url: string
}

/** A visit during which the page says nothing at all on its console, throws nothing, and talks to its own server alone. */
export async function visitQuietly(
  browser: Browser,
  { allowed, prepare, url }: VisitQuietlyParameters,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { height: 800, width: 1280 } })
  const said: string[] = []
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => said.push(`thrown: ${error.error().message}`))
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) said.push(`asked for: ${request.url()}`)
  })
  try {
    await prepare?.(context)
    const page = await context.newPage()
    await page.goto(url)
    await act(page)
  } finally {
    await context.close()
  }
  expect(said.filter((words) => !allowed?.test(words))).toEqual([])
}
