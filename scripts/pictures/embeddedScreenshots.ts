/** `npx tsx --conditions=@repo/source scripts/pictures/embeddedScreenshots.ts`: pictures of the app inside a multisig host. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@countersign/devchain/accounts'
import type { Page } from 'playwright-core'
import { draftPayment, proposeButton, setupFrame } from '../../e2e/support/setupFrame.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots/embedded/', import.meta.url))
const recipient = demoAccounts[7].address

/** A short set: each screen in one look. */
const looks = [
  { colorScheme: 'light', name: 'home', suffix: 'light', width: 1280 },
  { colorScheme: 'dark', name: 'rejected', suffix: 'dark', width: 1280 },
  { colorScheme: 'light', name: 'collecting', suffix: 'light-narrow', width: 390 },
  { colorScheme: 'dark', name: 'home', suffix: 'dark-narrow', width: 390 },
] as const

const world = await setupFrame()
try {
  await mkdir(folder, { recursive: true })
  const { mood } = world.host.safe
  for (const { colorScheme, name, suffix, width } of looks) {
    const { app, page } = await world.visit({ colorScheme, viewport: { height: 860, width } })
    Object.assign(mood, { addressBook: 'refuse', messages: 'later', transactions: 'reject' })
    await app.getByRole('heading', { level: 1, name: 'Grants' }).waitFor()
    await app.getByText('20,000').first().waitFor()
    if (name === 'home') await shoot(page, `home-${suffix}`)
    mood.transactions = 'propose'
    await app.getByRole('button', { name: 'Sign in as this Safe' }).click()
    await app.getByText('Waiting for the other owners').waitFor()
    if (name === 'collecting') await shoot(page, `collecting-${suffix}`)
    await app.getByRole('button', { name: 'Stop waiting' }).click()
    await draftPayment(app, { amount: '0.25', recipient })
    mood.transactions = 'reject'
    await proposeButton(app).click()
    await app.getByText('Rejected in the host').waitFor()
    await app.getByText('Rejected in the host').scrollIntoViewIfNeeded()
    if (name === 'rejected') await shoot(page, `rejected-${suffix}`)
    await page.context().close()
  }
} finally {
  await world.stop()
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ animations: 'disabled', path: join(folder, `${name}.png`) })
}
