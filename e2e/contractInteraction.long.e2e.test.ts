import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoCoupons, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import type { Page } from 'playwright-core'
import { createPublicClient, erc20Abi, http, parseAbi, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { openForm, review, signAndExecute, signButton, unknownToService } from './support/transactionFlow.ts'

const erin = demoAccounts[4].address
const { grants } = demoSafes
const { usdc } = demoTokens

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const main = (page: Page) => page.getByRole('main')

function allowance(): Promise<bigint> {
  const client = createPublicClient({ transport: http(product.countersign.chainUrl) })
  return client.readContract({
    abi: erc20Abi,
    address: usdc.address,
    args: [grants.address, erin],
    functionName: 'allowance',
  })
}

async function fillApproval(page: Page, amount: string): Promise<void> {
  await openForm(page, 'Contract interaction')
  await page.getByLabel('Contract', { exact: true }).fill(usdc.address)
  await page.getByText('There is a contract at this address.').waitFor()
  await page.getByLabel('Function', { exact: true }).selectOption('approve(address,uint256)')
  await page.getByLabel('spender (address)').fill(erin)
  await page.getByLabel('value (uint256)').fill(amount)
}

test('default: a contract call from an empty form to the chain', async () => {
  const { page, watch } = await product.visit(`/31337/${grants.address}`)
  await connectDemoWallet(page, 'Alice')
  await fillApproval(page, '12,5')
  await page.getByLabel('Unit', { exact: true }).selectOption('USDC · 6 decimals')
  await main(page).getByRole('region', { name: 'Decoded call' }).getByText('12500000').waitFor()
  await review(page)
  await signAndExecute(page, { secondOwner: 'Bob' })
  expect(await allowance()).toBe(parseUnits('12.5', 6))
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: a pasted ABI decodes the call in the review, marked as unverified', async () => {
  const { page, watch } = await product.visit(`/31337/${grants.address}`)
  await connectDemoWallet(page, 'Alice')
  await openForm(page, 'Contract interaction')
  await page.getByLabel('Contract', { exact: true }).fill(demoCoupons)
  await page.getByText('There is a contract at this address.').waitFor()
  await page.getByLabel('Interface').selectOption({ label: 'Pasted ABI' })
  await page.getByLabel('ABI', { exact: true }).fill('mint(address to, uint256 id, uint256 value)')
  await page.getByLabel('Function', { exact: true }).selectOption('mint(address,uint256,uint256)')
  await page.getByLabel('to (address)').fill(erin)
  await page.getByLabel('id (uint256)').fill('31')
  await page.getByLabel('value (uint256)').fill('4')
  await review(page)
  const reading = page.getByRole('region', { name: 'Decoded with your ABI' })
  await reading.getByText('mint(address,uint256,uint256)').waitFor()
  await reading.getByText('id (uint256)').waitFor()
  await reading.getByText('31', { exact: true }).waitFor()
  await reading.getByText('unverified', { exact: true }).waitFor()
  await signAndExecute(page, { secondOwner: 'Bob' })
  const client = createPublicClient({ transport: http(product.countersign.chainUrl) })
  const abi = parseAbi(['function balanceOf(address account, uint256 id) view returns (uint256)'])
  const question = { abi, address: demoCoupons, functionName: 'balanceOf' } as const
  expect(await client.readContract({ ...question, args: [erin, 31n] })).toBe(4n)
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: two calls in one transaction; the batch stays after a rejection in the wallet', async () => {
  const { page, watch } = await product.visit(`/31337/${grants.address}`)
  await connectDemoWallet(page, 'Alice')
  const before = await product.chain.balance(grants.address)
  const nonce = await product.chain.nonce(grants.address)
  await fillApproval(page, '7')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await page.getByText('Added to the batch.').waitFor()

  await openForm(page, 'Send')
  await page.getByLabel('Recipient').fill(erin)
  await page.getByLabel('Amount', { exact: true }).fill('0.25')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Batch: 2 transactions' }).click()
  await page.getByRole('button', { name: 'Move call 2 up' }).press('Enter')
  await main(page).getByRole('listitem').first().getByText('0.25 ETH').waitFor()

  // Out to a file, and back in from it, as the official builder writes them.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export file' }).click(),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'countersign-batch-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    version: '1.0',
    chainId: '31337',
    transactions: [{ to: erin }, { contractInputsValues: { value: '7' }, contractMethod: { name: 'approve' } }],
  })
  await page.getByRole('button', { name: 'Remove call 2' }).click()
  await page.getByRole('button', { name: 'Remove call 1' }).click()
  await page.getByLabel('Import file').setInputFiles(path)
  await page.getByText('2 calls imported').waitFor()

  await review(page)
  await main(page).getByRole('heading', { level: 2, name: 'Calls' }).waitFor()
  const sections = await main(page).getByRole('heading', { level: 2 }).allTextContents()
  expect(sections.slice(0, 2)).toEqual(['Summary', 'Totals'])
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Batch: 2 transactions' }).waitFor()

  await signAndExecute(page, { secondOwner: 'Bob' })
  expect(await product.chain.nonce(grants.address)).toBe(nonce + 1n)
  expect(await product.chain.balance(grants.address)).toBe(before - parseUnits('0.25', 18))
  expect(await allowance()).toBe(7n)
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Batch/ })
      .count(),
  ).toBe(0)
  watch.expectQuiet({ allow: unknownToService })
})
