/** `npx tsx --conditions=@repo/source scripts/pictures/bookScreenshots.ts`: pictures of people, books and being told. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { photograph } from './photograph.ts'

const safe = demoSafes.treasury.address
const product = await setupProduct()
try {
  await photograph({ path: '/people', product }, async (page, shoot) => {
    const main = page.getByRole('main')
    for (const [name, account] of [
      ['Dave of accounting', demoAccounts[3]],
      ['Erin’s bakery', demoAccounts[4]],
    ] as const) {
      await main.getByRole('button', { name: 'Add a name' }).click()
      await main.getByLabel('Address', { exact: true }).fill(account.address)
      await main.getByLabel('Name', { exact: true }).fill(name)
      await main.getByLabel('Team', { exact: true }).fill('Operations')
      await main.getByLabel('Note', { exact: true }).fill('Paid at the end of the month')
      await main.getByRole('button', { exact: true, name: 'Save' }).click()
    }
    await shoot('people')
    await page.goto(new URL(`/31337/${safe}/books?direction=in`, product.countersign.url).href)
    await main.getByRole('button', { name: 'Export as CSV' }).click()
    await main.getByText(/^Every asset adds up/).waitFor()
    await shoot('books')
    await page.goto(new URL('/being-told', product.countersign.url).href)
    await main.getByRole('checkbox').first().waitFor()
    await shoot('being-told')
  })
} finally {
  await product.stop()
}
