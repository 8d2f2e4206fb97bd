/** `npx tsx --conditions=@repo/source scripts/pictures/batchTransferScreenshots.ts`: pictures of a batch transfer, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { signButton } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const [, , carol, dave, erin, frank] = demoAccounts
const path = `/31337/${demoSafes.grants.address}/batch-transfer`
const lines = [
  'recipient,amount,token,name',
  `${erin.address},0.25,,Travel`,
  `${dave.address},1250,USDC,Rent`,
  `${carol.address},"1,000",USDC,Design`,
  `${dave.address},300,USDC,Rent for the studio`,
  `${frank.address},40,USDC,Print`,
]

const product = await setupProduct()
try {
  await photograph({ heights: { narrow: 2800, wide: 2180 }, path, product }, async (page, shoot) => {
    const buffer = Buffer.from(lines.join('\n'))
    await page.getByLabel('Choose a CSV file').setInputFiles({ buffer, mimeType: 'text/csv', name: 'payments.csv' })
    await page.getByText('1 row has an error.').waitFor()
    await shoot('batch-transfer')
    await page.getByRole('button', { name: 'Remove row 3' }).click()
    await page.getByRole('button', { exact: true, name: 'Review' }).click()
    await signButton(page).waitFor()
    await page.getByRole('cell', { exact: true, name: '–' }).waitFor({ state: 'detached' })
    await shoot('batch-transfer-review')
  })
} finally {
  await product.stop()
}
