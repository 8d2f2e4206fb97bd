import type { Locator, Page } from 'playwright-core'

/** The demo wallet's open dialog. */
export function walletDialog(page: Page): Locator {
  return page.locator('dialog[data-demo-wallet]')
}

/** Connects through the page's dialog. */
export async function connectDemoWallet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click()
  await walletDialog(page).getByRole('radio', { name }).check()
  await walletDialog(page).getByRole('button', { exact: true, name: 'Connect' }).click()
  await page.getByRole('complementary', { name: 'Demo wallet' }).getByText(`Demo wallet: ${name}`).waitFor()
}

/** Switches the demo account in the wallet's bar. */
export async function switchAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Switch account' }).click()
  await walletDialog(page).getByRole('radio', { name }).check()
  await walletDialog(page).getByRole('button', { name: 'Use this account' }).click()
  await page.getByRole('complementary', { name: 'Demo wallet' }).getByText(`Demo wallet: ${name}`).waitFor()
}

/** Approves the wallet's request; resolves to what it showed. */
export async function approveInWallet(page: Page, button: 'Send' | 'Sign'): Promise<string> {
  const dialog = walletDialog(page)
  await dialog.waitFor()
  const shown = (await dialog.textContent()) ?? ''
  await dialog.getByRole('button', { exact: true, name: button }).click()
  return shown
}

export async function rejectInWallet(page: Page): Promise<void> {
  await walletDialog(page).getByRole('button', { name: 'Reject' }).click()
}
