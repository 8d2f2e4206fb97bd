import type { Frame, Page } from 'playwright-core'

/**
 * A transaction under review is known to this browser alone; the page asks the service for it all the same, because
 * another owner may have proposed the very same. The browser notes the 404 on its console.
 */
export const unknownToService = /404 \(Not Found\) \(\S+\/v1\/chains\/31337\/transactions\/0x[0-9a-f]{64}\)$/

export type Payment = { amount: string; asset: string; recipient: string }

/** From anywhere inside of a Safe to its send form. */
export async function chooseSend(page: Page | Frame): Promise<void> {
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  // Rows of the screen before may begin with the same word, and stay until this one is drawn.
  await page.getByRole('heading', { level: 1, name: 'New transaction' }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Send(?! an NFT)/ })
    .click()
}

/** Fills the send form of the Safe that is open and goes on to the review. */
export async function fillSendForm(page: Page, { amount, asset, recipient }: Payment): Promise<void> {
  await chooseSend(page)
  const options = page.getByLabel('Asset', { exact: true }).getByRole('option')
  const label = await options.filter({ hasText: new RegExp(`^${asset} `) }).textContent()
  await page.getByLabel('Asset', { exact: true }).selectOption({ label: label ?? asset })
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: /^Transaction/ }).waitFor()
}

/** The one button that signs, in the page and not in the wallet. */
export function signButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Sign/ })
}

export function executeButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Execute/ })
}
