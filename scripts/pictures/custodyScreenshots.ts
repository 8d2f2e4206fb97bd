/** `npx tsx --conditions=@repo/source scripts/pictures/custodyScreenshots.ts`: pictures of key custody, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { photograph } from './photograph.ts'

const [, , , , erin] = demoAccounts
const safe = `/31337/${demoSafes.treasury.address}`

const product = await setupProduct()
try {
  await photograph({ path: `${safe}/owners`, product }, async (page, shoot) => {
    await page.getByRole('button', { name: 'Add owner' }).click()
    await page.getByLabel('New owner 1', { exact: true }).fill(erin.address)
    await page.getByText('Not proven').waitFor()
    await page.getByLabel('Threshold').selectOption('4')
    await page.getByLabel(/^Signatures needed: 4/).waitFor()
    await shoot('owner-proof-form')
    await page.getByRole('button', { name: 'Ask for proof' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'QR code' }).click()
    await shoot('owner-proof-request')
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    await page.goto(new URL(`${safe}/security`, product.countersign.url).href)
    const card = page.getByRole('main').getByRole('region', { name: 'Key checks' })
    await card.getByText('Last proof:').first().waitFor()
    await card.scrollIntoViewIfNeeded()
    await shoot('key-checks')
    await page.goto(new URL(`${safe}/live`, product.countersign.url).href)
    await page.getByText('Anyone can use it').first().waitFor()
    await shoot('live-signatures')
    await page.goto(new URL('/inbox', product.countersign.url).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(2_000)
    await shoot('key-check-inbox')
    await page.goto(new URL('/owner-proof', product.countersign.url).href)
    await page.getByText('Open a request').waitFor()
    await shoot('owner-proof-page')
    await page.goto(new URL(`${safe}/send`, product.countersign.url).href)
    await page.getByLabel('Recipient').fill(erin.address)
    await page.getByLabel('Amount', { exact: true }).fill('0.5')
    await page.getByLabel('Expires', { exact: true }).selectOption('In 7 days')
    await shoot('expiry-form')
    await page.getByRole('button', { exact: true, name: 'Review' }).click()
    await page
      .getByText(/^Expires on /)
      .first()
      .waitFor()
    await shoot('expiry')
    await page.goto(new URL(`${safe}/security`, product.countersign.url).href)
    await page.getByText('Last proof:').first().waitFor()
    await shoot('security')
  })
} finally {
  await product.stop()
}
