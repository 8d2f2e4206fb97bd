/** `npx tsx --conditions=@repo/source scripts/messageScreenshots.ts`: pictures of messages, for the guide. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { connectDemoWallet } from '../e2e/support/demoWallet.ts'
import { signButton } from '../e2e/support/sendFlow.ts'
import { settle } from '../e2e/support/settle.ts'
import { setupProduct } from '../e2e/support/setupProduct.ts'

const folder = fileURLToPath(new URL('../docs/screenshots/making/', import.meta.url))
const safe = `/31337/${demoSafes.treasury.address}`

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
    const { context, page } = await product.visit(`${safe}/messages`, { colorScheme, viewport })
    await connectDemoWallet(page, 'Alice')
    const rows = page.getByRole('main').getByRole('listitem')
    await rows.first().waitFor()
    await shoot(page, `messages-${suffix}`)
    await rows.filter({ hasText: 'Typed data' }).getByRole('link').click()
    await signButton(page).waitFor()
    await shoot(page, `message-${suffix}`)
    await page.goBack()
    await rows.filter({ hasText: 'Complete' }).getByRole('link').click()
    await page.getByText('Complete: the Safe accepts this signature').waitFor()
    await shoot(page, `message-complete-${suffix}`)
    await page.goto(new URL(`${safe}/message`, product.countersign.url).href)
    await page.getByLabel('Message', { exact: true }).fill('We grant 5 ETH to the seal station.')
    await shoot(page, `message-form-${suffix}`)
    await context.close()
  }
} finally {
  await product.stop()
}

async function shoot(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ animations: 'disabled', path: join(folder, `${name}.png`) })
}
