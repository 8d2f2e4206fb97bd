/** `npx tsx --conditions=@repo/source scripts/pictures/createScreenshots.ts`: pictures of a new Safe, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { photograph } from './photograph.ts'

const product = await setupProduct({ env: { COUNTERSIGN_DEMO_CHAINS: '2' } })
try {
  await photograph({ heights: { narrow: 2400, wide: 1320 }, path: '/create', product }, async (page, shoot) => {
    await page.getByLabel('Name', { exact: true }).fill('Payroll')
    for (const [index, { address }] of demoAccounts.slice(0, 3).entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
      await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
    }
    await page.getByLabel('Second demo chain').check()
    await page.getByText('2 of 3: the Safe survives 1 lost key').waitFor()
    await shoot('create-safe')
    await page.getByLabel(/^Signatures needed: 2/).check()
    await page.getByRole('button', { exact: true, name: 'Review' }).click()
    await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
    await page.getByText('Not created yet').nth(1).waitFor()
    await shoot('create-safe-review')
    await page.goto(product.countersign.url)
    await page.getByText('Same owners on all networks').first().waitFor()
    await page.getByText('12.5 ETH').first().waitFor()
    await shoot('safes')
  })
} finally {
  await product.stop()
}
