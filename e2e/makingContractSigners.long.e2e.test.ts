import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { signHash } from '@countersign/devchain/testing'
import type { BrowserContext } from 'playwright-core'
import { type Address, type Hex, hashTypedData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDumbWallet } from './support/oddWallets.ts'
import { executeButton, fillSendForm, signButton, unknownToService } from './support/sendFlow.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

// The Treasury owns the Subsidiary, and is here the account of a wallet, as through WalletConnect.
const { subsidiary, treasury } = demoSafes
const [alice, bob] = demoAccounts

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterAll(() => product?.stop())

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
  const { page, watch } = await product.visit(`/31337/${subsidiary.address}/queue`, { prepare })
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
  await page.getByLabel('Note for co-signers').fill('Rent for June')
  await signButton(page).click()
  await page.getByText('You have signed this').waitFor()
  const note = page.getByRole('region', { name: 'Note of the proposer' })
  await note.getByText('Rent for June').waitFor()
  await note.getByText('Treasury').first().waitFor()
  await note.getByRole('button', { name: /^Evidence: Read from the chain/ }).waitFor()
  watch.expectQuiet({ allow: unknownToService })
})
