import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Locator, Page } from 'playwright-core'
import { getAddress, numberToHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const treasury = demoSafes.treasury.address
const [alice, , , dave, , , , heidi] = demoAccounts

/**
 * Clicks and filled fields from a Safe's home page: ours, and those of Safe{Wallet} 1.95, counted in its public source
 * (`docs/design.md` lists the steps). Answers of the wallet count on neither side.
 */
const jobs = {
  'Add a contact': { clicks: 3, fields: 2, theirs: { clicks: 3, fields: 2 } },
  'Add an owner': { clicks: 4, fields: 1, theirs: { clicks: 6, fields: 1 } },
  'Co-sign': { clicks: 2, fields: 0, theirs: { clicks: 4, fields: 0 } },
  Execute: { clicks: 2, fields: 0, theirs: { clicks: 4, fields: 0 } },
  'Export last month': { clicks: 5, fields: 2, theirs: { clicks: 6, fields: 2 } },
  'Pay 20 by CSV': { clicks: 5, fields: 0, theirs: { clicks: 6, fields: 0 } },
  Receive: { clicks: 1, fields: 0, theirs: { clicks: 1, fields: 0 } },
  Reject: { clicks: 4, fields: 0, theirs: { clicks: 5, fields: 0 } },
  Send: { clicks: 3, fields: 2, theirs: { clicks: 4, fields: 2 } },
  'Switch the Safe': { clicks: 2, fields: 0, theirs: { clicks: 2, fields: 0 } },
}

type Job = keyof typeof jobs

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

type Hand = {
  page: Page
  /** Buttons, links and checkboxes. */
  click: (locator: Locator) => Promise<void>
  fill: (locator: Locator, text: string) => Promise<void>
  /** A click that opens the browser's file dialog. */
  choose: (locator: Locator, file: { name: string; text: string }) => Promise<void>
}

/** Does a job from the Treasury's home page as Alice, with a hand that counts. */
async function doJob(job: Job, act: (hand: Hand) => Promise<void>): Promise<void> {
  const { page } = await product.visit(`/31337/${treasury}`)
  await connectDemoWallet(page, alice.name)
  await page.getByRole('main').getByText('Pending transactions').waitFor()
  const count = { clicks: 0, fields: 0 }
  await act({
    page,
    async click(locator) {
      count.clicks += 1
      await locator.click()
    },
    async fill(locator, text) {
      count.fields += 1
      await locator.fill(text)
    },
    async choose(locator, { name, text }) {
      count.clicks += 1
      await locator.setInputFiles({ buffer: Buffer.from(text), mimeType: 'text/csv', name })
    },
  })
  const { clicks, fields, theirs } = jobs[job]
  expect(count).toEqual({ clicks, fields })
  expect(clicks).toBeLessThanOrEqual(theirs.clicks)
  expect(fields).toBeLessThanOrEqual(theirs.fields)
}

const main = (page: Page) => page.getByRole('main')
const inMain = (page: Page, name: string) => main(page).getByRole('button', { exact: true, name })
/** The rail of the Safe's screens. */
const screen = (page: Page, name: string) =>
  page.getByRole('list', { name: 'This Safe' }).getByRole('link', { exact: true, name })
const card = (page: Page, name: string) => main(page).getByRole('region', { exact: true, name })

/** Dangerous transactions enable the button only after their checkbox was checked: that is a click too. */
async function decide({ click, page }: Hand, name: string): Promise<void> {
  const button = inMain(page, name)
  await button.waitFor()
  const consent = page.getByRole('checkbox', { name: /^I have checked/ })
  if (await consent.isVisible()) await click(consent)
  await click(button)
}

async function sign(hand: Hand): Promise<void> {
  await decide(hand, 'Sign')
  await approveInWallet(hand.page, 'Sign')
  await inMain(hand.page, 'Sign').waitFor({ state: 'detached' })
}

test('default: send', async () => {
  await doJob('Send', async (hand) => {
    const { click, fill, page } = hand
    await click(main(page).getByRole('link', { exact: true, name: 'Send' }))
    await fill(page.getByLabel('Recipient'), dave.address)
    await fill(page.getByLabel('Amount', { exact: true }), '0.1')
    await click(inMain(page, 'Review'))
    await sign(hand)
  })
})

test('default: receive', async () => {
  await doJob('Receive', async ({ click, page }) => {
    await click(inMain(page, 'Receive'))
    const dialog = page.getByRole('dialog', { name: 'Receive' })
    await dialog.getByRole('img', { name: 'QR code' }).waitFor()
    await dialog.locator(`[data-value="${treasury}"]`).waitFor()
  })
})

test('default: pay 20 recipients of a CSV file', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => {
    const recipient = getAddress(numberToHex(index + 1_000, { size: 20 }))
    return `${recipient},0.001,,Person ${index + 1}`
  })
  await doJob('Pay 20 by CSV', async (hand) => {
    const { choose, click, page } = hand
    await click(page.getByRole('link', { name: 'New transaction' }).first())
    await click(
      main(page)
        .getByRole('link')
        .filter({ has: page.getByText('Batch transfer', { exact: true }) }),
    )
    const text = ['recipient,amount,token,name', ...lines, ''].join('\r\n')
    await choose(page.getByLabel('Choose a CSV file'), { name: 'payments.csv', text })
    await page.getByText('All rows fit into one transaction.').waitFor()
    await click(inMain(page, 'Review'))
    await page.getByText('Person 20 · from the file').waitFor()
    await sign(hand)
  })
})

test('default: add an owner', async () => {
  await doJob('Add an owner', async (hand) => {
    const { click, fill, page } = hand
    await click(screen(page, 'Owners'))
    await click(inMain(page, 'Add owner'))
    await fill(page.getByRole('combobox', { name: 'New owner 1' }), heidi.address)
    await click(inMain(page, 'Review'))
    await sign(hand)
  })
})

test('default: co-sign', async () => {
  await doJob('Co-sign', async (hand) => {
    await hand.click(card(hand.page, 'To do').getByRole('link', { name: /3,400 USDC/ }))
    await sign(hand)
  })
})

test('default: execute', async () => {
  await doJob('Execute', async (hand) => {
    await hand.click(card(hand.page, 'To do').getByRole('link', { name: /0\.8 ETH/ }))
    await decide(hand, 'Execute')
    await approveInWallet(hand.page, 'Send')
    await main(hand.page).getByText('Executed', { exact: true }).first().waitFor()
  })
})

test('default: reject', async () => {
  await doJob('Reject', async (hand) => {
    const { click, page } = hand
    await click(
      card(page, 'Pending transactions')
        .getByRole('link', { name: /recipients/ })
        .first(),
    )
    await click(page.getByRole('button', { exact: true, name: 'Other actions' }))
    await click(page.getByRole('button', { exact: true, name: 'Reject' }))
    await sign(hand)
  })
})

test('default: export last month', async () => {
  const now = new Date()
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))
  const toDay = (date: Date) => date.toISOString().slice(0, 10)
  await doJob('Export last month', async ({ click, fill, page }) => {
    await click(screen(page, 'History'))
    await click(main(page).getByRole('link', { exact: true, name: 'Export' }))
    await click(main(page).getByText('Filters', { exact: true }))
    await fill(page.getByLabel('From date'), toDay(first))
    await fill(page.getByLabel('To date'), toDay(last))
    await click(inMain(page, 'Apply'))
    const download = page.waitForEvent('download')
    await click(inMain(page, 'Export as CSV'))
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
})

test('default: add a contact', async () => {
  await doJob('Add a contact', async ({ click, fill, page }) => {
    await click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Address book' }))
    await click(inMain(page, 'Add entry'))
    await fill(page.getByLabel('Address', { exact: true }), getAddress(numberToHex(77, { size: 20 })))
    await fill(page.getByLabel('Name', { exact: true }), 'Printer')
    await click(inMain(page, 'Save'))
    await main(page).getByText('Printer').first().waitFor()
  })
})

test('default: switch to another Safe', async () => {
  await doJob('Switch the Safe', async ({ click, page }) => {
    await click(page.getByRole('button', { name: /^Treasury/ }))
    await click(page.getByRole('banner').getByRole('link', { name: /^Grants/ }))
    await page.waitForURL(new RegExp(demoSafes.grants.address, 'i'))
  })
})
