import type { Frame, Page } from 'playwright-core'

/** Chromium's warning about this sandbox, which the frame needs. */
export const sandboxWarning = /both allow-scripts and allow-same-origin/

/** From a Safe's apps through the first-use screen into the app. */
export async function addApp(page: Page, url: string): Promise<Frame> {
  await page.getByLabel('App URL').fill(url)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Open app' }).click()
  return findApp(page)
}

export async function findApp(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('The page shows no app.')
  return frame
}

/** The panel with an app's request. */
export const requestPanel = (page: Page) => page.getByRole('dialog', { name: /requests/ })
