import type { Page } from 'playwright-core'
import { settle } from '../../e2e/support/settle.ts'

/** Milliseconds without a change after which nothing more is expected: parts that draw nothing until they are loaded. */
const stillness = 1_000
const interval = 100
const patience = 30_000

/**
 * Waits until a picture of the page shows all that there is: its title, no place holder, the strip at its foot with what
 * was checked, letters and images as they will stay, and nothing that comes after all of that.
 */
export async function waitUntilWhole(page: Page): Promise<void> {
  await settle(page)
  const foot = page.getByRole('contentinfo')
  // The strip is loaded when the page has nothing else to do, and is asked for its numbers then.
  await foot
    .getByRole('button')
    .filter({ hasText: /\d+ check/ })
    .waitFor()
  await foot
    .filter({ hasText: /block [\d,]+/ })
    .filter({ hasNotText: 'asking…' })
    .waitFor()
  await waitUntilStill(page)
  // What changed meanwhile may have brought a place holder with it.
  await settle(page)
  // One that cannot be had is drawn as such, and is no reason to wait.
  await page.evaluate(`Promise.all([
    document.fonts.ready.then(() => undefined),
    ...[...document.images].map((image) => image.decode().catch(() => undefined)),
  ])`)
}

/** Of the page beside its foot, where blocks are counted. */
async function waitUntilStill(page: Page): Promise<void> {
  const look = () =>
    page.evaluate<string>(`[...document.querySelectorAll('header, nav, main, dialog[open]')]
      .map((part) => part.querySelectorAll('*').length + ' ' + part.textContent)
      .join()`)
  const started = Date.now()
  let [seen, since] = [await look(), Date.now()]
  while (Date.now() - since < stillness) {
    if (Date.now() - started > patience) throw new Error(`${page.url()} does not come to rest.`)
    await page.waitForTimeout(interval)
    const now = await look()
    if (now !== seen) [seen, since] = [now, Date.now()]
  }
}
