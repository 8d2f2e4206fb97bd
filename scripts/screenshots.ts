/**
 * `npm run screenshots`: runs the product on an empty data folder and writes the current pictures of its screens.
 * `npm run screenshots -- --only home,queue` writes those again and leaves the others as they are.
 * `npm run screenshots -- <folder>` writes every route in every look there instead, to be looked through.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page } from 'playwright-core'
import { connectDemoWallet } from '../e2e/support/demoWallet.ts'
import { listScreens } from '../e2e/support/listScreens.ts'
import { setupProduct } from '../e2e/support/setupProduct.ts'
import { signButton } from '../e2e/support/transactionFlow.ts'
import { waitUntilComplete } from './pictures/waitUntilComplete.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [elsewhere] = positionals
const only = values.only?.split(',')
const isWanted = (name: string) => only?.includes(name) ?? true
const folder = elsewhere ? resolve(elsewhere) : fileURLToPath(new URL('../docs/screenshots/', import.meta.url))

const [, , , dave, , , grace, heidi] = demoAccounts
/** The demo accounts' names as address book entries: an empty book shows nothing. */
const names = { [dave.address]: 'Dave', [grace.address]: 'Grace', [heidi.address]: 'Heidi' }
const contacts = {
  [dave.address]: { chains: [31337], note: 'Called on 3 March, all digits compared', team: 'Suppliers' },
  [grace.address]: { chains: [], note: '', team: 'Grants' },
  [heidi.address]: { chains: [], note: 'Paid on the last Friday', team: 'Payroll' },
}
const storeAddressBook = (context: BrowserContext) =>
  context.addInitScript(`
    localStorage.setItem('countersign.names.v1', ${JSON.stringify(JSON.stringify(names))})
    localStorage.setItem('countersign.people.v1', ${JSON.stringify(JSON.stringify(contacts))})`)

const product = await setupProduct()
try {
  const screens = new Map(Object.entries(await listScreens(product.countersign.url)))
  const every = [...screens.keys()]
  /** Few, because git stores them permanently: the guide has its own pictures of forms and reviews. */
  const published = [
    'address-book',
    'assets',
    'explorer-transaction',
    'export',
    'history',
    'home',
    'import',
    'inbox',
    'new-transaction',
    'notifications',
    'proposers',
    'queue',
    'security',
    'security-report',
    'settings',
    'setup-file',
    'training',
  ] as const
  const looks = [
    { colorScheme: 'light', names: published, suffix: 'light', width: 1280 },
    { colorScheme: 'dark', names: ['home', 'security'], suffix: 'dark', width: 1280 },
    { colorScheme: 'light', names: ['queue', 'export'], suffix: 'light-narrow', width: 390 },
    { colorScheme: 'dark', names: ['home', 'address-book'], suffix: 'dark-narrow', width: 390 },
  ] as const
  await mkdir(folder, { recursive: true })
  // Only its own files: the subfolders belong to other scripts.
  if (!only) for (const name of await readdir(folder)) if (name.endsWith('.png')) await rm(join(folder, name))
  for (const { colorScheme, names, suffix, width } of looks) {
    const wanted = (elsewhere ? every : [...names]).filter(isWanted)
    if (wanted.length === 0 && !isWanted('sign') && !(suffix === 'light' && isWanted('first-visit'))) continue
    const viewport = { height: width === 1280 ? 860 : 844, width }
    const { context, page } = await product.visit('/', { colorScheme, prepare: storeAddressBook, viewport })
    if (suffix === 'light' && isWanted('first-visit')) await shoot(page, 'first-visit-light')
    await connectDemoWallet(page, 'Alice')
    for (const name of wanted) {
      await page.goto(new URL(screens.get(name) ?? '/', product.countersign.url).href)
      // Rows are rendered before they are verified.
      if (name === 'queue')
        await page
          .getByText(/\d of \d signed/)
          .first()
          .waitFor()
      await shoot(page, `${name}-${suffix}`)
    }
    if (isWanted('sign')) await shootSigning(page, `sign-${suffix}`)
    await context.close()
  }
} finally {
  await product.stop()
}

async function shootSigning(page: Page, name: string): Promise<void> {
  const queue = new URL(`/31337/${demoSafes.treasury.address}/queue`, product.countersign.url).href
  await page.goto(queue)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Needs your signature' }).first()
  await row.getByRole('link').click()
  await signButton(page).waitFor()
  // A dash marks a balance that is loading.
  await page.getByRole('cell', { exact: true, name: '–' }).waitFor({ state: 'detached' })
  await shoot(page, name)
}

async function shoot(page: Page, name: string): Promise<void> {
  await waitUntilComplete(page)
  await page.screenshot({
    animations: 'disabled',
    path: join(folder, `${name}.png`),
    // Includes content below the fold.
    fullPage: elsewhere !== undefined,
  })
}
