/** `npx tsx --conditions=@repo/source scripts/pictures/createScreenshots.ts`: pictures of a Safe that is planned, for the guide. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@countersign/devchain/accounts'
import { connectDemoWallet } from '../../e2e/support/demoWallet.ts'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { waitUntilComplete } from './waitUntilComplete.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots/create/', import.meta.url))

const product = await setupProduct({ env: { COUNTERSIGN_DEMO_CHAINS: '2' } })
try {
  await mkdir(folder, { recursive: true })
  const { page } = await product.visit('/create', { viewport: { height: 1320, width: 1280 } })
  const shoot = async (name: string) => {
    await waitUntilComplete(page)
    await page.screenshot({ animations: 'disabled', path: join(folder, `${name}-light.png`) })
  }
  await connectDemoWallet(page, 'Alice')
  await page.getByLabel('Name', { exact: true }).fill('Payroll')
  for (const [index, { address }] of demoAccounts.slice(0, 3).entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel(`Owner ${index + 1}`, { exact: true }).fill(address)
  }
  await page.getByLabel('Second demo chain').check()
  await page.getByText('2 of 3: the Safe survives 1 lost key').waitFor()
  await shoot('create')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Review your new Safe' }).waitFor()
  await page.getByText('Not created yet').nth(1).waitFor()
  await shoot('plan')
  await page.goto(product.countersign.url)
  await page.getByText('Same owners on all chains').waitFor()
  await page.getByText('12.5 ETH').waitFor()
  await shoot('safes')
} finally {
  await product.stop()
}
