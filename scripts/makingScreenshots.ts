/** `npx tsx --conditions=@repo/source scripts/makingScreenshots.ts`: pictures of a contract call and a batch, for the guide. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { connectDemoWallet } from '../e2e/support/demoWallet.ts'
import { signButton } from '../e2e/support/sendFlow.ts'
import { settle } from '../e2e/support/settle.ts'
import { setupProduct } from '../e2e/support/setupProduct.ts'

const folder = fileURLToPath(new URL('../docs/screenshots/making/', import.meta.url))
const safe = `/31337/${demoSafes.grants.address}`
const erin = demoAccounts[4].address

const looks = [
  { colorScheme: 'light', suffix: 'light', width: 1280 },
  { colorScheme: 'dark', suffix: 'dark', width: 1280 },
  { colorScheme: 'light', suffix: 'light-narrow', width: 390 },
  { colorScheme: 'dark', suffix: 'dark-narrow', width: 390 },
] as const

const product = await setupProduct()
try {
  await mkdir(folder, { recursive: true })
  for (const { colorScheme, suffix, width } of looks) {
    const viewport = { height: width === 1280 ? 1200 : 1600, width }
    const { context, page } = await product.visit(`${safe}/contract`, { colorScheme, viewport })
    await connectDemoWallet(page, 'Alice')
    await page.getByLabel('Contract', { exact: true }).fill(demoTokens.usdc.address)
    await page.getByText('There is a contract at this address.').waitFor()
    await page.getByLabel('Function', { exact: true }).selectOption('approve(address,uint256)')
    await page.getByLabel('spender (address)').fill(erin)
    await page.getByLabel('value (uint256)').fill('12.5 d6')
    await shoot(page, `contract-${suffix}`)
    await page.getByRole('button', { name: 'Add to batch' }).click()
    await page.getByText('Added to the batch.').waitFor()
    await page.goto(new URL(`${safe}/send`, product.countersign.url).href)
    await page.getByLabel('Recipient').fill(erin)
    await page.getByLabel('Amount', { exact: true }).fill('0.25')
    await page.getByRole('button', { name: 'Add to batch' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Batch: 2 calls' }).click()
    await page.getByText('12.5 USDC').waitFor()
    await shoot(page, `batch-${suffix}`)
    await page.getByRole('button', { name: 'Review' }).click()
    await signButton(page).waitFor()
    await page.getByRole('cell', { exact: true, name: '–' }).waitFor({ state: 'detached' })
    await shoot(page, `batch-review-${suffix}`)
    await context.close()
  }
} finally {
  await product.stop()
}

async function shoot(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ animations: 'disabled', path: join(folder, `${name}.png`) })
}
