import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext, Page } from 'playwright-core'
import { getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet } from './support/demoWallet.ts'
import { settle } from './support/settle.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const { legacy, operations, subsidiary, treasury } = demoSafes
const [alice] = demoAccounts

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** The card with all Safes: the pending actions above it link to the same Safes. */
const listOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('button', { name: /^(Edit list|Done)$/ }) })

/** First to last, by the links of their rows. */
async function listOrder(page: Page): Promise<string[]> {
  const links = await listOf(page).getByRole('link').all()
  const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
  const addresses = paths.flatMap((path) => /^\/\d+\/(0x\w{40})$/.exec(path)?.[1] ?? [])
  return [...new Set(addresses)]
}

async function goTo(page: Page, text: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search Safes, pages and actions' })
  // The URL changes before the page: the header of the next one has a menu of its own.
  await settle(page)
  await page.keyboard.press('Control+k')
  await search.fill(text)
  await page.keyboard.press('Enter')
}

test('default: Safes of two chains are listed, searched, watched, verified, sorted, and opened by name', async () => {
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, alice.name)
  const list = listOf(page)
  const group = list.getByRole('listitem').filter({ hasText: 'on 2 networks' }).first()
  await group.getByText('Same owners on all networks').waitFor()
  await group.getByRole('link', { exact: true, name: 'Treasury, Demo chain' }).waitFor()
  await group.getByRole('link', { name: 'Treasury, Second demo chain' }).waitFor()
  // The balance is read from the chain, the number of pending transactions from the service.
  await group.getByText('12.5 ETH').waitFor()
  await group.getByText(/^\d+ pending, \d+ for you$/).waitFor()
  expect(await list.getByText(subsidiary.name).count()).toBe(0)

  // A Safe of other owners: opened by its address, then watched.
  await page.getByRole('main').getByRole('button', { exact: true, name: 'Open' }).click()
  await page.getByLabel('Safe address').fill(legacy.address)
  await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Open' }).click()
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  await page.getByRole('button', { name: 'Remove from watchlist' }).waitFor()
  await goTo(page, 'safes')
  const watched = list.getByRole('listitem').filter({ hasText: legacy.name })
  await watched.getByText('Watchlist').waitFor()
  expect((await listOrder(page)).at(-1)).toBe(legacy.address)

  const search = list.getByRole('searchbox', { name: 'Name, address or network' })
  await search.fill('second')
  await expect.poll(() => listOrder(page)).toEqual([treasury.address])
  await search.fill(operations.address.slice(0, 8).toLowerCase())
  await expect.poll(() => listOrder(page)).toEqual([operations.address])
  await search.fill('nothing like it')
  await list.getByText('No Safe matches “nothing like it”.').waitFor()
  await search.fill('')

  // Tests that share the product may have created further Safes of Alice.
  await expect.poll(async () => (await listOrder(page)).at(-1)).toBe(legacy.address)
  await list.getByRole('button', { name: 'Edit list' }).click()
  const before = await listOrder(page)
  const [first = '', second = ''] = before
  const nameOf = (address: string) => Object.values(demoSafes).find((safe) => safe.address === address)?.name
  await list.getByRole('button', { name: `Move ${nameOf(second)} up` }).click()
  await expect.poll(() => listOrder(page)).toEqual([second, first, ...before.slice(2)])
  await list.getByRole('button', { name: `Mark address as verified: ${legacy.name}, Demo chain` }).click()
  await watched.getByText('Address verified by you').waitFor()
  const arranged = [legacy.address, second, first, ...before.slice(2)].filter(
    (address, index, all) => all.indexOf(address) === index,
  )
  await expect.poll(() => listOrder(page)).toEqual(arranged)
  await page.reload()
  await watched.getByText('Address verified by you').waitFor()
  await expect.poll(() => listOrder(page)).toEqual(arranged)

  // A Safe, a page of it, and a form of it: each by its name.
  await goTo(page, 'legacy')
  await page.waitForURL(`**/31337/${legacy.address}`)
  await goTo(page, 'export')
  await page.waitForURL(`**/31337/${legacy.address}/export`)
  await goTo(page, 'second demo')
  await page.waitForURL(`**/31338/${treasury.address}`)
  await goTo(page, 'batch transfer')
  await page.waitForURL(`**/31338/${treasury.address}/batch-transfer`)
  watch.expectQuiet({ allow: /404/ })
})

/** Begins and ends like the Treasury. */
const imitation = getAddress(
  `0x${treasury.address.slice(2, 8)}${'5'.repeat(28)}${treasury.address.slice(-6)}`.toLowerCase(),
)
const nameOutsiders = (context: BrowserContext) =>
  context.route(/\/v1\/chains\/31337\/owners\/\w+\/safes/, async (route) => {
    const response = await route.fetch()
    const { safes } = z.object({ safes: z.array(z.string()) }).parse(await response.json())
    await route.fulfill({ json: { safes: [...safes, subsidiary.address, imitation] }, response })
  })

test('error: Safes of other owners and a look-alike are marked until the address is marked as verified', async () => {
  const { page } = await product.visit('/', { prepare: nameOutsiders })
  await connectDemoWallet(page, alice.name)
  const list = listOf(page)
  const outsider = list.getByRole('listitem').filter({ hasText: subsidiary.name })
  await outsider.getByText('Listed by the service, but you are not an owner on the chain').waitFor()
  const warning = 'Similar to the address of another of your Safes. Compare every character.'
  const own = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { exact: true, name: 'Treasury, Demo chain' }) })
    .last()
  await own.getByText(warning).waitFor()
  // Every digit of both.
  await own.getByText(treasury.address, { exact: true }).waitFor()
  const other = list
    .getByRole('listitem')
    .filter({ hasText: imitation.slice(-20) })
    .last()
  await other.getByText(warning).waitFor()

  await list.getByRole('button', { name: 'Edit list' }).click()
  await list.getByRole('button', { name: 'Mark address as verified: Treasury, Demo chain' }).click()
  await own.getByText('Address verified by you').waitFor()
  expect(await own.getByText(warning).count()).toBe(0)
  await other.getByText(warning).waitFor()
})

test('error: a chain whose Safes cannot be listed is named, and the Safes of the other chain stay', async () => {
  let isDown = true
  let refused = 0
  const { page } = await product.visit('/', {
    prepare: (context) =>
      context.route(/\/v1\/chains\/31337\/owners\//, (route) => {
        if (!isDown) return route.continue()
        refused++
        return route.abort()
      }),
  })
  await connectDemoWallet(page, alice.name)
  const main = page.getByRole('main')
  const notice = main.getByText('Can’t list your Safes on Demo chain')
  await notice.waitFor()
  await listOf(page).getByText('12.5 ETH').waitFor()
  expect(await listOf(page).getByText(operations.name).count()).toBe(0)
  // Each part of the page requests the list when it mounts: the notice stays once the last request was refused.
  for (let known = 0; known < refused; ) {
    known = refused
    await page.waitForTimeout(2_000)
  }
  isDown = false
  await main.getByRole('button', { name: 'Retry' }).first().click()
  await listOf(page)
    .getByRole('link', { name: new RegExp(`^${operations.name}`) })
    .waitFor()
  await notice.waitFor({ state: 'detached' })
})
