import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { connectDemoWallet } from '../../e2e/support/demoWallet.ts'
import type { Product } from '../../e2e/support/setupProduct.ts'
import { waitUntilComplete } from './waitUntilComplete.ts'

const [elsewhere] = process.argv.slice(2)
const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const folder = elsewhere ? resolve(elsewhere) : join(docs, 'screenshots/guide')
/** Few, because git stores them permanently: only pictures that a page of the guide shows. */
const pages = elsewhere ? [] : (await readdir(join(docs, 'guide'))).map((page) => join(docs, 'guide', page))
const guide = (await Promise.all(pages.map((page) => readFile(page, 'utf8')))).join('')
const isWanted = (picture: string) => elsewhere !== undefined || guide.includes(`/guide/${picture}`)

const published = { colorScheme: 'light', suffix: 'light', width: 1280 } as const
const looks = elsewhere
  ? ([
      published,
      { colorScheme: 'dark', suffix: 'dark', width: 1280 },
      { colorScheme: 'light', suffix: 'light-narrow', width: 390 },
      { colorScheme: 'dark', suffix: 'dark-narrow', width: 390 },
    ] as const)
  : [published]

export type PhotographParameters = {
  /** Viewport sizes, wide and narrow. Longer pages are cropped. */
  heights?: { narrow: number; wide: number }
  /** Whether Alice's demo wallet is connected. @default true */
  hasWallet?: boolean
  path: string
  product: Product
}

/**
 * Runs the same steps, as Alice unless they connect by themselves, and saves the screenshots of `shoot` that the guide shows. With a folder as argument of
 * the script, all of them in every look, on desktop and mobile, into that folder.
 */
export async function photograph(
  { heights = { narrow: 1600, wide: 1200 }, hasWallet = true, path, product }: PhotographParameters,
  walk: (page: Page, shoot: (name: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { colorScheme, suffix, width } of looks) {
    const viewport = { height: width === 1280 ? heights.wide : heights.narrow, width }
    const { context, page } = await product.visit(path, { colorScheme, viewport })
    if (hasWallet) await connectDemoWallet(page, 'Alice')
    await walk(page, async (name) => {
      const picture = `${name}-${suffix}.png`
      if (!isWanted(picture)) return
      await waitUntilComplete(page)
      await page.screenshot({ animations: 'disabled', path: join(folder, picture) })
    })
    await context.close()
  }
}
