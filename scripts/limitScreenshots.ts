/** `npx tsx --conditions=@repo/source scripts/limitScreenshots.ts`: pictures of spending limits, for the guide. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@countersign/devchain/accounts'
import { allowanceModule, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { createTestClient, executeAsSafe } from '@countersign/devchain/testing'
import type { Page } from 'playwright-core'
import { encodeFunctionData, parseAbi, parseEther, zeroAddress } from 'viem'
import { connectDemoWallet } from '../e2e/support/demoWallet.ts'
import { signButton } from '../e2e/support/sendFlow.ts'
import { settle } from '../e2e/support/settle.ts'
import { setupProduct } from '../e2e/support/setupProduct.ts'

const folder = fileURLToPath(new URL('../docs/screenshots/making/', import.meta.url))
const { address: safe } = demoSafes.grants
const erin = demoAccounts[4].address
const abi = parseAbi([
  'function enableModule(address module)',
  'function addDelegate(address delegate)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
])

const looks = [
  { colorScheme: 'light', suffix: 'light', width: 1280 },
  { colorScheme: 'dark', suffix: 'dark', width: 1280 },
  { colorScheme: 'light', suffix: 'light-narrow', width: 390 },
  { colorScheme: 'dark', suffix: 'dark-narrow', width: 390 },
] as const

const product = await setupProduct()
try {
  await mkdir(folder, { recursive: true })
  await setLimits()
  for (const { colorScheme, suffix, width } of looks) {
    const viewport = { height: width === 1280 ? 1200 : 1600, width }
    const { context, page } = await product.visit(`/31337/${safe}/limits`, { colorScheme, viewport })
    await connectDemoWallet(page, 'Alice')
    await page.getByText('250 USDC left of 250 USDC').waitFor()
    await page.getByLabel('Beneficiary').fill(demoAccounts[5].address)
    await page.getByLabel('Amount', { exact: true }).fill('0.5')
    await shoot(page, `limits-${suffix}`)
    await page.getByRole('button', { name: 'Review' }).click()
    await signButton(page).waitFor()
    await shoot(page, `limits-review-${suffix}`)
    await context.close()
  }
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

async function shoot(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ animations: 'disabled', path: join(folder, `${name}.png`) })
}
