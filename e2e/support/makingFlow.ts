import type { Locator, Page } from 'playwright-core'
import { approveInWallet } from './demoWallet.ts'
import { executeButton, signButton } from './sendFlow.ts'

/** From the home page of the Safe to one of the forms. */
export async function choose(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  await page.getByRole('main').getByRole('link', { name: kind }).click()
}

export async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()
}

/** A change of owners is a danger: it is signed and executed by those only who say that they checked it. */
export async function press(page: Page, button: Locator): Promise<void> {
  await button.waitFor()
  const consent = page.getByRole('checkbox', { name: /^I have checked/ })
  if (await consent.isVisible()) await consent.check()
  await button.click()
}

export async function signAndExecute(page: Page): Promise<void> {
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
  await press(page, executeButton(page))
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
}
