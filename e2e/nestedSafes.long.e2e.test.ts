import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { signHash } from '@countersign/devchain/testing'
import type { BrowserContext } from 'playwright-core'
import { type Address, type Hex, hashTypedData, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { approveInWallet, connectDemoWallet, rejectInWallet, switchAccount } from './support/demoWallet.ts'
import { createDumbWallet } from './support/oddWallets.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/transactionFlow.ts'

// The Subsidiary belongs to Erin and to the Treasury; Erin has signed what waits there.
const { subsidiary, treasury } = demoSafes
const [alice, bob, , , , frank] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('behavior: a transaction begun through an owner Safe is shown to its other owners before anybody signed it', async () => {
  const { page, watch } = await product.visit(`/31337/${subsidiary.address}`)
  await connectDemoWallet(page, 'Alice')
  await fillSendForm(page, { amount: '0.05', asset: 'ETH', recipient: frank.address })
  const signAs = page.getByRole('button', { name: 'Sign as Treasury' })
  await signAs.waitFor()
  expect(await page.getByText('Your account is not an owner of this Safe').count()).toBe(0)
  await signAs.click()
  // Published without a signature, it is a proposal that anybody could have made.
  await page.getByRole('checkbox', { name: /^No owner has signed this proposal/ }).check()
  await page.getByLabel('Nonce').fill('24')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  const approves = page.getByRole('region', { name: 'Approved transaction' })
  await approves.getByText('0 of 2 required, verified').waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You signed this').waitFor()

  // In a browser that knows nothing of it but what the service tells.
  const other = await product.visit(new URL(page.url()).pathname)
  await other.page
    .getByRole('region', { name: 'Approved transaction' })
    .getByText(/0\.05 ETH/)
    .first()
    .waitFor()
  await connectDemoWallet(other.page, 'Bob')
  await signButton(other.page).waitFor()
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: owners of a Safe that owns another sign for it, and both hashes are shown', async () => {
  const { page, watch } = await product.visit('/inbox')
  const main = page.getByRole('main')
  await connectDemoWallet(page, 'Alice')
  const { address: demo } = demoTokens.demo
  const before = await product.chain.tokenBalance(demo, frank.address)
  // It waits for the Treasury, and so for its owners.
  const row = main.getByRole('listitem').filter({ hasText: /120 DEMO/ })
  await row.getByText('as Treasury').waitFor()
  await row.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: /#\d+$/ }).waitFor()
  const inner = page.url()
  const owners = page.getByRole('region', { name: 'Safes as owners' })
  await owners.getByText('2 of its 3 owners must sign').waitFor()
  await page.getByRole('button', { name: 'Sign as Treasury' }).click()
  // Before everything else that waits in the Treasury.
  await page.getByLabel('Nonce').fill(`${await product.chain.nonce(treasury.address)}`)
  await page.getByRole('button', { exact: true, name: 'Review' }).click()

  const approves = page.getByRole('region', { name: 'Approved transaction' })
  await approves
    .getByText(/120 DEMO/)
    .first()
    .waitFor()
  await approves.getByText('1 of 2 required, verified').waitFor()
  const innerHash = inner.slice(inner.lastIndexOf('/') + 1)
  const shown = (await approves.textContent())?.replaceAll(/\s/g, '').toLowerCase()
  expect(shown).toContain(innerHash.slice(2))
  expect(page.url()).toContain(treasury.address)
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await page.getByText('You signed this').waitFor()
  await switchAccount(page, 'Bob')
  await signButton(page).click()
  await approveInWallet(page, 'Sign')
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await main.getByText('Executed', { exact: true }).first().waitFor()

  await page.goto(inner)
  await main.getByText('Approved on chain', { exact: true }).waitFor()
  await executeButton(page).click()
  await approveInWallet(page, 'Send')
  await main.getByText('Executed', { exact: true }).first().waitFor()
  expect(await product.chain.tokenBalance(demo, frank.address)).toBe(before + parseUnits('120', 18))
  watch.expectQuiet({ allow: unknownToService })
})

const TypedDataSchema = z.object({
  domain: z.object({
    chainId: z.coerce.number(),
    // Of a note; a Safe's own typed data has neither.
    name: z.string().exactOptional(),
    verifyingContract: z.templateLiteral(['0x', z.string()]),
    version: z.string().exactOptional(),
  }),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.string(),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
})

/** What the Treasury's owners sign so that it says yes to typed data (EIP-1271). */
function signAsTreasury(json: string, owners: readonly Address[]): Promise<Hex> {
  const message = hashTypedData(TypedDataSchema.parse(JSON.parse(json)))
  const hash = hashTypedData({
    domain: { chainId: 31_337, verifyingContract: treasury.address },
    message: { message },
    primaryType: 'SafeMessage',
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
  })
  return signHash(hash, owners)
}

test('behavior: an account that is a contract signs, and is judged by the chain', async () => {
  // Of its own: the other tests need what waits for the Treasury to be unsigned.
  const own = await setupProduct()
  onTestFinished(() => own.stop())
  let owners: Address[] = [alice.address]
  const script = createDumbWallet(treasury.address, 31_337)
    .replace('async request({ method })', 'async request({ method, params })')
    .replace(
      'throw {',
      "if (method === 'eth_signTypedData_v4') return window.signAsTreasury(params[1])\n        throw {",
    )
  const prepare = async (context: BrowserContext) => {
    await context.exposeBinding('signAsTreasury', (_source, json: string) => signAsTreasury(json, owners))
    await context.addInitScript({ content: script })
  }
  const { page, watch } = await own.visit(`/31337/${subsidiary.address}/queue`, { prepare })
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Dumb wallet/ })
    .click()
  await main.getByRole('link', { name: /120 DEMO/ }).click()

  await signButton(page).click()
  await page.getByText('does not accept this signature').first().waitFor()
  await main.getByText('1 of 2 required, verified').waitFor()

  owners = [alice.address, bob.address]
  await signButton(page).click()
  await main.getByText('2 of 2 required, verified').waitFor()
  // Enabled once our own node has tried it: the Subsidiary asks the Treasury, which says yes.
  await executeButton(page).waitFor()
  await expect.poll(() => executeButton(page).isEnabled()).toBe(true)

  // A note for co-signers: the contract says on the chain that it is its own.
  await fillSendForm(page, { amount: '0.01', asset: 'ETH', recipient: alice.address })
  await page.getByLabel('Note for other owners').fill('Rent for June')
  await signButton(page).click()
  await page.getByText('You signed this').waitFor()
  const note = page.getByRole('region', { name: 'Note from the proposer' })
  await note.getByText('Rent for June').waitFor()
  await note.getByText('Treasury').first().waitFor()
  await note.getByRole('button', { name: /^Evidence: Read from the chain/ }).waitFor()
  watch.expectQuiet({ allow: unknownToService })
})
