import { demoSafes } from '@countersign/devchain/demo-world'
import type { Locator, Page } from 'playwright-core'
import type { Hex } from 'viem'

/** Pages of the Treasury, where most of the demo world happens. */
export const home = `/31337/${demoSafes.treasury.address}`
export const queuePath = `${home}/queue`
export const historyPath = `${home}/history`
export const transactionPath = (hash: Hex) => `${home}/tx/${hash}`
export const messagePath = (hash: Hex) => `${home}/messages/${hash}`

/** In the sentence of the effect, which is made of the bytes themselves. */
export function inEffect(words: string | RegExp) {
  return (page: Page): Locator => page.getByRole('region', { name: 'What it does' }).getByText(words)
}

/** In a row of a list, and not in what stands above it. */
export function inRow(words: string | RegExp) {
  return (page: Page): Locator => page.getByRole('main').getByRole('link').filter({ hasText: words })
}

/** Said by the service, and marked so. */
export function inClaims(words: string | RegExp) {
  return (page: Page): Locator =>
    page.getByRole('main').getByRole('group').filter({ hasText: 'What the service says' }).getByText(words)
}
