import type { Frame, Locator, Page } from 'playwright-core'
import { approveInWallet, switchAccount } from './demoWallet.ts'

/**
 * A draft exists in this browser only, but the page requests it from the service as well, because another owner may have
 * proposed the same transaction. The browser logs the 404.
 */
export const unknownToService = /404 \(Not Found\) \(\S+\/v1\/chains\/31337\/transactions\/0x[0-9a-f]{64}\)$/

export type Payment = { amount: string; asset: string; recipient: string }

/** The titles under “New transaction”. */
export type FormTitle =
  | 'Batch transfer'
  | 'Contract interaction'
  | 'Manage owners'
  | 'Send an NFT'
  | 'Send'
  | 'Settings'
  | 'Sign a message'
  | 'Spending limits'

/** From any screen of a Safe to one of its forms. */
export async function openForm(page: Page | Frame, title: FormTitle): Promise<void> {
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  // Rows of the previous screen may hold the same text until this screen is rendered.
  await page.getByRole('heading', { level: 1, name: 'New transaction' }).waitFor()
  await formLink(page, title).click()
}

/** The link to a form on the screen “New transaction”. The title is compared exactly: “Send” is not “Send an NFT”. */
export function formLink(page: Page | Frame, title: FormTitle): Locator {
  return page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByText(title, { exact: true }) })
}

/** Fills the send form of the open Safe and continues to the review. */
export async function fillSendForm(page: Page, { amount, asset, recipient }: Payment): Promise<void> {
  await openForm(page, 'Send')
  const options = page.getByLabel('Asset', { exact: true }).getByRole('option')
  const label = await options.filter({ hasText: new RegExp(`^${asset} `) }).textContent()
  await page.getByLabel('Asset', { exact: true }).selectOption({ label: label ?? asset })
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await review(page)
}

export async function review(page: Page): Promise<void> {
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /#\d+$/ }).waitFor()
}

/** A section of the review by its heading: the simulation repeats rows and sentences of the others. */
export function section(page: Page, name: 'Balance and state changes' | 'Summary'): Locator {
  return page.getByRole('main').getByRole('region', { exact: true, name })
}

/** Opens a folded detail of the review; whether it is open is remembered. */
export async function openFold(page: Page, title: string): Promise<void> {
  const summary = page.getByRole('main').locator('summary').filter({ hasText: title })
  if ((await summary.locator('xpath=..').getAttribute('open')) === null) await summary.click()
}

/** The sign button of the page, not of the wallet. */
export function signButton(page: Page) {
  return page.getByRole('main').getByRole('button', { exact: true, name: 'Sign' })
}

export function executeButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Execute/ })
}

/** Opens the menu of the decision bar: approve on chain, reject, replace, delete, share. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { exact: true, name: 'Other actions' }).click()
}

/** Presses a button that dangerous transactions enable only after their checkbox was checked. */
export async function press(page: Page, button: Locator): Promise<void> {
  await button.waitFor()
  const consent = page.getByRole('checkbox', { name: /^I have checked/ })
  if (await consent.isVisible()) await consent.check()
  await button.click()
}

export async function signInWallet(page: Page): Promise<void> {
  await press(page, signButton(page))
  await approveInWallet(page, 'Sign')
}

/** Signs as the connected owner, then as the second one if the threshold needs it, and executes. */
export async function signAndExecute(page: Page, { secondOwner }: { secondOwner?: string } = {}): Promise<void> {
  await signInWallet(page)
  if (secondOwner !== undefined) {
    await page.getByText('You signed this').waitFor()
    await switchAccount(page, secondOwner)
    await signInWallet(page)
  }
  await execute(page)
}

export async function execute(page: Page): Promise<void> {
  await press(page, executeButton(page))
  await approveInWallet(page, 'Send')
  await page.getByRole('main').getByText('Executed', { exact: true }).first().waitFor()
}
