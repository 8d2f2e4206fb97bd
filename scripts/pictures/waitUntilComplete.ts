import type { Page } from 'playwright-core'
import { settle } from '../../e2e/support/settle.ts'

/** Milliseconds without a change after which the page counts as complete, for lazily loaded parts. */
const stillness = 1_000
const interval = 100
const timeout = 30_000

/**
 * Waits until a screenshot is complete: title, no placeholder, the status bar with its counts, fonts and images loaded,
 * and no further changes.
 */
export async function waitUntilComplete(page: Page): Promise<void> {
  await settle(page)
  // The page for another device has no status bar.
  if (!new URL(page.url()).pathname.startsWith('/verify')) await waitForStatusBar(page)
  await waitUntilStill(page)
  // A change may have added a placeholder.
  await settle(page)
  // A failed image has its own rendering and is not waited for.
  await page.evaluate(`Promise.all([
    document.fonts.ready.then(() => undefined),
    ...[...document.images].map((image) => image.decode().catch(() => undefined)),
  ])`)
}

async function waitForStatusBar(page: Page): Promise<void> {
  const foot = page.getByRole('contentinfo')
  // The status bar loads when the page is idle.
  await foot
    .getByRole('button')
    .filter({ hasText: /\d+ check/ })
    .waitFor()
  await foot
    .filter({ hasText: /block [\d,]+/ })
    .filter({ hasNotText: 'loading…' })
    .waitFor()
}

/** Without the status bar, which counts blocks. */
async function waitUntilStill(page: Page): Promise<void> {
  const look = () =>
    page.evaluate<string>(`[...document.querySelectorAll('header, nav, main, dialog[open]')]
      .map((part) => part.querySelectorAll('*').length + ' ' + part.textContent)
      .join()`)
  const started = Date.now()
  let [seen, since] = [await look(), Date.now()]
  while (Date.now() - since < stillness) {
    if (Date.now() - started > timeout) throw new Error(`${page.url()} does not come to rest.`)
    await page.waitForTimeout(interval)
    const now = await look()
    if (now !== seen) [seen, since] = [now, Date.now()]
  }
}
