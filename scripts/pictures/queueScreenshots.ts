/** `npx tsx --conditions=@repo/source scripts/pictures/queueScreenshots.ts`: pictures of executing in order and of nested Safes, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { approveInWallet, walletDialog } from '../../e2e/support/demoWallet.ts'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { fillSendForm, signButton } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const { operations, subsidiary } = demoSafes
const erin = demoAccounts[4].address

const product = await setupProduct()
try {
  let isSigned = false
  await photograph({ path: `/31337/${operations.address}`, product }, async (page, shoot) => {
    if (!isSigned) {
      await fillSendForm(page, { amount: '0.01', asset: 'ETH', recipient: erin })
      await page.getByLabel('Note for other owners').fill('Travel, second part')
      await signButton(page).waitFor()
      await signButton(page).click()
      await approveInWallet(page, 'Sign')
      await page.getByText('Compare your wallet with').waitFor()
      await approveInWallet(page, 'Sign')
      await page.getByText(/^Fully signed/).waitFor()
      isSigned = true
    }
    await page.goto(new URL(`/31337/${operations.address}/queue`, product.countersign.url).href)
    await page.getByRole('button', { name: 'Execute 2 in order' }).waitFor()
    await shoot('execute-in-order')
    await page.getByRole('button', { name: 'Execute 2 in order' }).click()
    await walletDialog(page).waitFor()
    await shoot('execute-in-order-confirm')
  })
  await photograph({ path: `/31337/${subsidiary.address}/queue`, product }, async (page, shoot) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /120 DEMO/ })
      .click()
    await page.getByRole('button', { name: 'Sign as Treasury' }).click()
    await page.getByText('Next free nonce').waitFor()
    await shoot('sign-as-safe')
    await page.getByRole('button', { exact: true, name: 'Review' }).click()
    await page.getByRole('region', { name: 'Approved transaction' }).getByText('1 of 2 required').waitFor()
    await shoot('sign-as-safe-review')
  })
} finally {
  await product.stop()
}
