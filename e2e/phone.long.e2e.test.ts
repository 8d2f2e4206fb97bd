import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet } from './support/demoWallet.ts'
import { listScreens } from './support/listScreens.ts'
import { listTouchFaults } from './support/listTouchFaults.ts'
import { settle } from './support/settle.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'
import { openMenu } from './support/transactionFlow.ts'

const [alice] = demoAccounts
const treasury = `/31337/${demoSafes.treasury.address}`
const phone = { hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } } as const
/** A usual phone, and the narrowest that WCAG 1.4.10 names. */
const widths = [390, 320]

let product: SharedProductVisitors
let screens: Awaited<ReturnType<typeof listScreens>>
beforeAll(async () => {
  product = await setupSharedProduct()
  screens = await listScreens(product.url)
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, product.url).href)
  await settle(page)
}

test('default: on every route a finger hits every target, and nothing scrolls sideways', async () => {
  const { page } = await product.visit('/', phone)
  await connectDemoWallet(page, alice.name)
  const faults: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(screens)) {
    await page.setViewportSize(phone.viewport)
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ height: 844, width })
      const found = await listTouchFaults(page)
      if (found.length > 0) faults[`${name} at ${width}`] = found
    }
  }
  expect(faults).toEqual({})
}, 1_200_000)

/** Where what is in front stands. */
const readFront = `(() => {
  const front = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1)
  const { bottom, left, right } = front.getBoundingClientRect()
  return { bottom, left, right }
})()`

const FrontSchema = z.object({ bottom: z.number(), left: z.number(), right: z.number() })

test('behavior: dialogs and menus are sheets at the bottom, with targets for a finger', async () => {
  const { page } = await product.visit('/', phone)
  await connectDemoWallet(page, alice.name)
  const bar = 3.5 * 16 + 1
  for (const width of [...widths, 700]) {
    await page.setViewportSize({ height: 844, width })
    const expectSheet = async (above = 0) => {
      const front = FrontSchema.parse(await page.evaluate(readFront))
      expect({ ...front, bottom: Math.round(front.bottom) }).toEqual({ bottom: 844 - above, left: 0, right: width })
      expect(await listTouchFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await open(page, treasury)
    await page.getByRole('button', { exact: true, name: 'More' }).click()
    await expectSheet(bar)
    await page.getByRole('button', { name: /^Treasury/ }).click()
    await expectSheet()
    await page
      .getByRole('main')
      .getByRole('button', { name: /Read from the chain/ })
      .first()
      .click()
    await expectSheet()
    await page.getByRole('button', { name: /^Search \(/ }).click()
    await page.getByRole('combobox', { name: /^Search/ }).waitFor()
    await expectSheet()
    await open(page, screens.transaction)
    await openMenu(page)
    await expectSheet()
    await openMenu(page)
    await page.getByRole('button', { exact: true, name: 'Share' }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'File' }).waitFor()
    await expectSheet()
  }
})

test('behavior: the camera comes first where a code is expected', async () => {
  const { page } = await product.visit(`${treasury}/import`, phone)
  await settle(page)
  const camera = page.getByRole('main').getByRole('button').first()
  expect(await camera.textContent()).toBe('Use camera')
  await camera.click()
  // The test browser has none, or no permission for it.
  await page
    .getByRole('alert')
    .getByText(/Camera access denied|No camera found/)
    .waitFor()
  await page.getByLabel('Choose pictures').waitFor({ state: 'attached' })
})
