import { demoSafes } from '@countersign/devchain/demo-world'
import type { Locator, Page } from 'playwright-core'
import type { Hex } from 'viem'

/** Pages of the Treasury, which has most of the demo data. */
export const home = `/31337/${demoSafes.treasury.address}`
export const queuePath = `${home}/queue`
export const historyPath = `${home}/history`
export const transactionPath = (hash: Hex) => `${home}/tx/${hash}`
export const messagePath = (hash: Hex) => `${home}/messages/${hash}`

/** In the summary, which is made of the bytes. */
export function inEffect(words: string | RegExp) {
  return (page: Page): Locator => page.getByRole('region', { name: 'Summary' }).getByText(words)
}

/** In a list row, not above the list. */
export function inRow(words: string | RegExp) {
  return (page: Page): Locator => page.getByRole('main').getByRole('link').filter({ hasText: words })
}

/** Reported by the service, and marked as such. */
export function inClaims(words: string | RegExp) {
  return (page: Page): Locator =>
    page
      .getByRole('main')
      .getByRole('group')
      .filter({ hasText: 'Reported by the service (not verified)' })
      .getByText(words)
}
