import type { BrowserContext, Page } from 'playwright-core'
import type { Example, Visit } from '../../packages/connect/test/setupExample.ts'

export type LabWallet = Awaited<ReturnType<Example['wallet']>>

export const connectButton = (page: Page) => page.getByRole('button', { exact: true, name: 'Connect wallet' })
export const dialog = (page: Page) => page.getByRole('dialog')
export const row = (page: Page, name: string) => dialog(page).getByRole('button', { exact: true, name })
export const account = (page: Page) => page.getByRole('button', { name: /^Account 0x/ })
export const isClosed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

export async function open(page: Page): Promise<void> {
  await connectButton(page).click()
  await dialog(page).waitFor()
}

export async function connect(page: Page, wallet = 'Lab wallet'): Promise<void> {
  await open(page)
  await row(page, wallet).click()
}

/** The example's connection status. */
export async function readConnection(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('#connection').textContent()) ?? '')
}

/** A visitor with their own wallet. */
export async function visitWithWallet(
  example: Example,
  parameters: Parameters<Example['wallet']>[1] = {},
  settings: Record<string, unknown> = {},
  allowedErrors?: RegExp,
): Promise<Visit & { wallet: LabWallet }> {
  let wallet: LabWallet | undefined
  const visit = await example.visit({
    ...(allowedErrors ? { allowedErrors } : {}),
    async prepare(context: BrowserContext) {
      wallet = await example.wallet(context, parameters)
    },
    settings,
  })
  if (!wallet) throw new Error('No wallet.')
  return { ...visit, wallet }
}
