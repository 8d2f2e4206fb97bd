/** `npm run screenshots`: runs the product on an empty data folder and writes the current pictures of its main screens. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { connectDemoWallet } from '../e2e/support/demoWallet.ts'
import { settle } from '../e2e/support/settle.ts'
import { setupProduct } from '../e2e/support/setupProduct.ts'

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const treasury = `/31337/${demoSafes.treasury.address}`

const looks = [
  { colorScheme: 'light', name: 'light', width: 1280 },
  { colorScheme: 'dark', name: 'dark', width: 1280 },
  { colorScheme: 'light', name: 'light-narrow', width: 390 },
  { colorScheme: 'dark', name: 'dark-narrow', width: 390 },
] as const

const screens = [
  { name: 'safes', path: '/' },
  { name: 'home', path: treasury },
  { name: 'queue', path: `${treasury}/queue` },
  { name: 'history', path: `${treasury}/history` },
  { name: 'send', path: `${treasury}/send` },
] as const

const product = await setupProduct()
try {
  await rm(folder, { force: true, recursive: true })
  await mkdir(folder, { recursive: true })
  for (const { colorScheme, name: look, width } of looks) {
    const height = width === 1280 ? 860 : 844
    const { context, page } = await product.visit('/', { colorScheme, viewport: { height, width } })
    await connectDemoWallet(page, 'Bob')
    for (const { name, path } of screens) {
      await page.goto(new URL(path, product.countersign.url).href)
      await shoot(page, `${name}-${look}`)
    }
    await page.goto(new URL(`${treasury}/queue`, product.countersign.url).href)
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /nonce|Send/ })
      .first()
      .click()
    await shoot(page, `sign-${look}`)
    await context.close()
  }
} finally {
  await product.stop()
}

async function shoot(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ animations: 'disabled', path: join(folder, `${name}.png`) })
}
