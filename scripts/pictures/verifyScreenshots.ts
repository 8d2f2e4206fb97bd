/** `npx tsx --conditions=@repo/source scripts/pictures/verifyScreenshots.ts`: pictures of verifying, of sharing and of descriptions, for the guide. */
import { demoSafes } from '@countersign/devchain/demo-world'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { openFold, openMenu, signButton } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const queue = `/31337/${demoSafes.treasury.address}/queue`

const product = await setupProduct()
try {
  await photograph({ heights: { narrow: 1600, wide: 1000 }, path: queue, product }, async (page, shoot) => {
    const rows = page.getByRole('main').getByRole('listitem')
    await rows.filter({ hasText: 'Needs your signature' }).first().getByRole('link').click()
    await signButton(page).waitFor()
    await openMenu(page)
    await page.getByRole('button', { exact: true, name: 'Share' }).click()
    await page.getByRole('button', { name: 'Save file' }).waitFor()
    await shoot('share')
    // The dialog, then the menu that opened it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await openFold(page, 'Clear signing (ERC-7730)')
    await page.getByRole('region', { name: 'Clear signing (ERC-7730)' }).scrollIntoViewIfNeeded()
    await shoot('clear-signing')
    await page.getByRole('button', { name: 'Verify on another device' }).click()
    const link = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')
    await shoot('verify-on-another-device')
    await page.goto(new URL(link ?? '', product.countersign.url).href)
    await page.getByText('Not verified without a node').waitFor()
    await page.getByLabel('Node URL (JSON-RPC)').fill(product.countersign.chainUrl)
    await page.getByRole('button', { name: 'Read from node' }).click()
    await page.getByRole('region', { name: 'Simulation' }).getByText('Simulation succeeded').waitFor()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await shoot('verify')
  })
} finally {
  await product.stop()
}
