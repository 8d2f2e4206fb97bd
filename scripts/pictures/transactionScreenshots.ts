/** `npx tsx --conditions=@repo/source scripts/pictures/transactionScreenshots.ts`: pictures of sending, owners, settings, NFTs and rejecting, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoCoupons, demoGuard, demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient } from '@countersign/devchain/testing'
import type { Page } from 'playwright-core'
import { parseAbi } from 'viem'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { executeButton, openMenu, signButton } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const { address: grants } = demoSafes.grants
const [alice, , , dave, erin] = demoAccounts

const product = await setupProduct()
try {
  await photograph({ path: `/31337/${grants}/send`, product }, async (page, shoot) => {
    await page.getByLabel('Recipient').fill(erin.address)
    await page.getByLabel('Amount', { exact: true }).fill('0.25')
    await shoot('send')
    await goToReview(page)
    await shoot('send-review')
  })
  await photograph({ path: `/31337/${grants}/owners`, product }, async (page, shoot) => {
    await page.getByRole('button', { name: 'Replace Carol' }).click()
    await page.getByLabel('Replacement for Carol').fill(dave.address)
    await page.getByRole('button', { name: 'Add owner' }).click()
    await page.getByLabel('New owner 1', { exact: true }).fill(erin.address)
    await page.getByText('Checking the change on chain').waitFor({ state: 'detached' })
    await shoot('owners')
    await goToReview(page)
    await shoot('owners-review')
  })
  await photograph({ path: `/31337/${grants}/settings?part=guard`, product }, async (page, shoot) => {
    await page.getByLabel('New guard').fill(demoGuard)
    await page.getByText(/can block every transaction/).waitFor()
    await shoot('safe-settings')
    await page.getByRole('radio', { name: 'Implementation' }).check()
    await page.getByLabel('New version').selectOption({ index: 1 })
    await goToReview(page)
    await shoot('safe-settings-review')
  })
  await mintCoupons()
  await photograph({ path: `/31337/${grants}/nft?kind=multi`, product }, async (page, shoot) => {
    await page.getByLabel('Token contract').fill(demoCoupons)
    await page.getByLabel('Token ID').fill('12')
    await page.getByText('Balance: 40 COUPON').waitFor()
    await page.getByLabel('Amount').fill('15')
    await page.getByLabel('Recipient').fill(erin.address)
    await shoot('nft')
    await goToReview(page)
    await shoot('nft-review')
  })
  const operations = demoSafes.operations.address
  await photograph({ path: `/31337/${operations}/queue`, product }, async (page, shoot) => {
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await executeButton(page).waitFor()
    await openMenu(page)
    await page.getByRole('button', { name: 'Reject' }).waitFor()
    await shoot('reject')
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Reject: use up the nonce').first().waitFor()
    await signButton(page).waitFor()
    await shoot('reject-review')
  })
} finally {
  await product.stop()
}

async function mintCoupons(): Promise<void> {
  await createTestClient(product.countersign.chainUrl).writeContract({
    abi: parseAbi(['function mint(address to, uint256 id, uint256 value)']),
    account: alice.address,
    address: demoCoupons,
    args: [grants, 12n, 40n],
    functionName: 'mint',
  })
}

async function goToReview(page: Page): Promise<void> {
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await signButton(page).waitFor()
  await page.getByRole('cell', { exact: true, name: '–' }).waitFor({ state: 'detached' })
}
