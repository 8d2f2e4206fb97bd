import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { connectDemoWallet } from '../../e2e/support/demoWallet.ts'
import type { Product } from '../../e2e/support/setupProduct.ts'
import { waitUntilComplete } from './waitUntilComplete.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots/guide/', import.meta.url))

const looks = [
  { colorScheme: 'light', suffix: 'light', width: 1280 },
  { colorScheme: 'dark', suffix: 'dark', width: 1280 },
  { colorScheme: 'light', suffix: 'light-narrow', width: 390 },
  { colorScheme: 'dark', suffix: 'dark-narrow', width: 390 },
] as const

export type PhotographParameters = {
  /** Viewport sizes, wide and narrow. Longer pages are cropped. */
  heights?: { narrow: number; wide: number }
  path: string
  product: Product
}

/** Runs the same steps as Alice in every look, on desktop and mobile, and saves the screenshots of `shoot`. */
export async function photograph(
  { heights = { narrow: 1600, wide: 1200 }, path, product }: PhotographParameters,
  walk: (page: Page, shoot: (name: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { colorScheme, suffix, width } of looks) {
    const viewport = { height: width === 1280 ? heights.wide : heights.narrow, width }
    const { context, page } = await product.visit(path, { colorScheme, viewport })
    await connectDemoWallet(page, 'Alice')
    await walk(page, async (name) => {
      await waitUntilComplete(page)
      await page.screenshot({ animations: 'disabled', path: join(folder, `${name}-${suffix}.png`) })
    })
    await context.close()
  }
}
