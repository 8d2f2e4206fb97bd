/** `npx tsx --conditions=@repo/source scripts/pictures/messageScreenshots.ts`: pictures of messages, for the guide. */
import { demoSafes } from '@countersign/devchain/demo-world'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { signButton } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const safe = `/31337/${demoSafes.treasury.address}`

const product = await setupProduct()
try {
  await photograph({ path: `${safe}/messages`, product }, async (page, shoot) => {
    const rows = page.getByRole('main').getByRole('listitem')
    await rows.first().waitFor()
    await shoot('messages')
    await rows.filter({ hasText: 'Typed data' }).getByRole('link').click()
    await signButton(page).waitFor()
    await shoot('message')
    await page.goBack()
    await rows.filter({ hasText: 'Complete' }).getByRole('link').click()
    await page.getByText('Complete. The Safe accepts this signature').waitFor()
    await shoot('message-complete')
    await page.goto(new URL(`${safe}/message`, product.countersign.url).href)
    await page.getByLabel('Message', { exact: true }).fill('We grant 5 ETH to the seal station.')
    await shoot('new-message')
  })
} finally {
  await product.stop()
}
