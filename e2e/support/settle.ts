import type { Page } from 'playwright-core'

/** Waits until the screen has its title and no placeholder. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  const placeHolders = page.locator('main [role=status][aria-busy=true], main [class*=skeleton]')
  // Not waitForFunction: it evaluates text in the page, which the CSP forbids.
  await placeHolders.first().waitFor({ state: 'detached' })
}
