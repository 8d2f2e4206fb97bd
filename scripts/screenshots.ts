/** `npm run screenshots`: runs the product on an empty data folder and writes the current pictures of its main screens. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { connectDemoWallet } from '../e2e/support/demoWallet.ts'
import { signButton } from '../e2e/support/sendFlow.ts'
import { settle } from '../e2e/support/settle.ts'
import { setupProduct } from '../e2e/support/setupProduct.ts'

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const treasury = `/31337/${demoSafes.treasury.address}`

const screens = {
  about: `${treasury}/about`,
  apps: `${treasury}/apps`,
  assets: `${treasury}/assets`,
  'being-told': '/being-told',
  books: `${treasury}/books`,
  create: '/create',
  explorer: `/explorer/31337/address/${demoSafes.treasury.address}`,
  history: `${treasury}/history`,
  home: treasury,
  limits: `${treasury}/limits`,
  messages: `${treasury}/messages`,
  needs: '/needs-you',
  new: `${treasury}/new`,
  owners: `${treasury}/owners`,
  people: '/people',
  queue: `${treasury}/queue`,
  safes: '/',
  send: `${treasury}/send`,
  settings: '/settings',
} as const

type Screen = keyof typeof screens
const every = Object.keys(screens).filter((name): name is Screen => name in screens)

/** Every screen once, the ones that matter most in the other looks too. */
const looks = [
  { colorScheme: 'light', names: every, suffix: 'light', width: 1280 },
  { colorScheme: 'dark', names: ['home', 'about', 'books'], suffix: 'dark', width: 1280 },
  { colorScheme: 'light', names: ['queue', 'books', 'settings'], suffix: 'light-narrow', width: 390 },
  { colorScheme: 'dark', names: ['home', 'about', 'people'], suffix: 'dark-narrow', width: 390 },
] as const satisfies { colorScheme: 'dark' | 'light'; names: readonly Screen[]; suffix: string; width: number }[]

const product = await setupProduct()
try {
  await mkdir(folder, { recursive: true })
  // Its own pictures only: the folders beside them belong to others.
  for (const name of await readdir(folder)) if (name.endsWith('.png')) await rm(join(folder, name))
  for (const { colorScheme, names, suffix, width } of looks) {
    const viewport = { height: width === 1280 ? 860 : 844, width }
    const { context, page } = await product.visit('/', { colorScheme, viewport })
    await connectDemoWallet(page, 'Alice')
    for (const name of names) {
      await page.goto(new URL(screens[name], product.countersign.url).href)
      await shoot(page, `${name}-${suffix}`)
    }
    await page.goto(new URL(screens.queue, product.countersign.url).href)
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Needs you' })
      .first()
      .getByRole('link')
      .click()
    await signButton(page).waitFor()
    // A dash stands for a balance that is still being read.
    await page.getByRole('cell', { exact: true, name: '–' }).waitFor({ state: 'detached' })
    await shoot(page, `sign-${suffix}`)
    await context.close()
  }
} finally {
  await product.stop()
}

async function shoot(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ animations: 'disabled', path: join(folder, `${name}.png`) })
}
