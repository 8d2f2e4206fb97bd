import type { Page } from 'playwright-core'

/** Waits until the screen shows what it is for: its title is there and no place holder is left. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  const placeHolders = page.locator('main [role=status][aria-busy=true], main [class*=skeleton]')
  // Not waitForFunction: it evaluates text in the page, which the content security policy forbids.
  await placeHolders.first().waitFor({ state: 'detached' })
}
