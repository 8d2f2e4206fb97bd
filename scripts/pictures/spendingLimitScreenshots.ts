/** `npx tsx --conditions=@repo/source scripts/pictures/spendingLimitScreenshots.ts`: pictures of spending limits, for the guide. */
import { demoAccounts } from '@countersign/devchain/accounts'
import { allowanceModule, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { createTestClient, executeAsSafe } from '@countersign/devchain/testing'
import { encodeFunctionData, parseAbi, parseEther, zeroAddress } from 'viem'
import { setupProduct } from '../../e2e/support/setupProduct.ts'
import { signButton } from '../../e2e/support/transactionFlow.ts'
import { photograph } from './photograph.ts'

const { address: safe } = demoSafes.grants
const erin = demoAccounts[4].address
const abi = parseAbi([
  'function enableModule(address module)',
  'function addDelegate(address delegate)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
])

const product = await setupProduct()
try {
  await setLimits()
  await photograph({ path: `/31337/${safe}/limits`, product }, async (page, shoot) => {
    await page.getByText('250 USDC of 250 USDC left').waitFor()
    await page.getByLabel('Beneficiary').fill(demoAccounts[5].address)
    await page.getByLabel('Amount', { exact: true }).fill('0.5')
    await shoot('spending-limits')
    await page.getByRole('button', { exact: true, name: 'Review' }).click()
    await signButton(page).waitFor()
    await shoot('spending-limits-review')
  })
} finally {
  await product.stop()
}

/** Erin may spend an ether a day, and USDC each week. */
async function setLimits(): Promise<void> {
  const client = createTestClient(product.countersign.chainUrl)
  const run = (to: `0x${string}`, data: `0x${string}`) =>
    product.chain.nonce(safe).then((nonce) => executeAsSafe({ client, safe, transaction: { data, nonce, to } }))
  const set = (token: `0x${string}`, amount: bigint, minutes: number) =>
    encodeFunctionData({ abi, args: [erin, token, amount, minutes, 0], functionName: 'setAllowance' })
  await run(safe, encodeFunctionData({ abi, args: [allowanceModule], functionName: 'enableModule' }))
  await run(allowanceModule, encodeFunctionData({ abi, args: [erin], functionName: 'addDelegate' }))
  await run(allowanceModule, set(zeroAddress, parseEther('1'), 1_440))
  await run(allowanceModule, set(demoTokens.usdc.address, 250_000_000n, 10_080))
}
