/** `npx tsx --conditions=@repo/source scripts/pictures/passkeyScreenshots.ts`: pictures of passkeys, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import { parseEther } from 'viem'
import { addVirtualAuthenticator } from '../../e2e/support/addVirtualAuthenticator.ts'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { execute, fillSendForm, openForm, review, signInWallet } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const [alice, bob] = demoAccounts
const product = await setupProduct()
const client = createTestClient(product.countersign.chainUrl)
try {
  const url = new URL('/', product.countersign.url)
  // A passkey belongs to a domain, which 127.0.0.1 is not.
  url.hostname = 'localhost'
  await photograph({ path: url.href, product }, async (page, shoot) => {
    const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
    await client.sendTransaction({ account: bob.address, chain: null, to: safe, value: parseEther('1') })
    await addVirtualAuthenticator(page)
    await page.goto(new URL(`/31337/${safe}`, url).href)
    await openForm(page, 'Manage owners')
    await page.getByRole('button', { exact: true, name: 'Add passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey as owner' })
    await dialog.getByLabel('Name', { exact: true }).fill('Pocket key')
    await shoot('passkey-add')
    await dialog.getByRole('button', { name: 'Create passkey' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByLabel('Threshold', { exact: true }).selectOption('2')
    await page.getByText('The threshold needs a passkey').waitFor()
    await shoot('passkey-owners')
    await review(page)
    await shoot('passkey-review')
    await signInWallet(page)
    await execute(page)
    await page.goto(new URL(`/31337/${safe}`, url).href)
    await page.getByRole('main').getByText('Passkey', { exact: true }).first().waitFor()
    await shoot('passkey-home')
    await fillSendForm(page, { amount: '0.2', asset: 'ETH', recipient: bob.address })
    await page.getByRole('main').getByRole('button', { name: 'Sign with Pocket key' }).waitFor()
    await shoot('passkey-sign')
  })
} finally {
  await product.stop()
}
