/** `npx tsx --conditions=@repo/source scripts/pictures/batchScreenshots.ts`: pictures of a contract interaction and a batch, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { signButton } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const safe = `/31337/${demoSafes.grants.address}`
const erin = demoAccounts[4].address

const product = await setupProduct()
try {
  await photograph({ path: `${safe}/contract`, product }, async (page, shoot) => {
    await page.getByLabel('Contract', { exact: true }).fill(demoTokens.usdc.address)
    await page.getByText('There is a contract at this address.').waitFor()
    await page.getByLabel('Function', { exact: true }).selectOption('approve(address,uint256)')
    await page.getByLabel('spender (address)').fill(erin)
    await page.getByLabel('value (uint256)').fill('12.5')
    await page.getByLabel('Unit', { exact: true }).selectOption('d6')
    await shoot('contract-interaction')
    await page.getByRole('button', { exact: true, name: 'Review' }).click()
    await signButton(page).waitFor()
    await shoot('contract-interaction-review')
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByText('There is a contract at this address.').waitFor()
    await page.getByRole('button', { name: 'Add to batch' }).click()
    await page.getByText('Added to the batch.').waitFor()
    await page.goto(new URL(`${safe}/send`, product.countersign.url).href)
    await page.getByLabel('Recipient').fill(erin)
    await page.getByLabel('Amount', { exact: true }).fill('0.25')
    await page.getByRole('button', { name: 'Add to batch' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Batch: 2 transactions' }).click()
    await page.getByText('12.5 USDC').waitFor()
    await shoot('batch')
    await page.getByRole('button', { exact: true, name: 'Review' }).click()
    await signButton(page).waitFor()
    await page.getByRole('cell', { exact: true, name: '–' }).waitFor({ state: 'detached' })
    await shoot('batch-review')
  })
} finally {
  await product.stop()
}
