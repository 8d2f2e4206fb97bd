import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** From the list of Safes, by name. */
export async function openSafe(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await page.getByRole('main').getByText('USDC').filter({ visible: true }).first().waitFor()
}

/** Set once per page; a reload removes it. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate('globalThis.countersignMark = true')
}

export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate('globalThis.countersignMark')).toBe(true)
}
