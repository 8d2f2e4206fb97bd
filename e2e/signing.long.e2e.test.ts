import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet, rejectInWallet } from './support/demoWallet.ts'
import { findUnsigned, pathOf } from './support/listWaiting.ts'
import { readChain } from './support/readChain.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'
import { fillSendForm, openForm, signButton, unknownToService } from './support/transactionFlow.ts'

const erin = demoAccounts[4].address
const { grants, treasury } = demoSafes

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('default: an honest service lets an owner sign', async () => {
  const { page, watch } = await product.visit(pathOf(await findUnsigned(product.url)))
  await connectDemoWallet(page, 'Bob')
  await signButton(page).waitFor()
  watch.expectQuiet()
})

test('behavior: inputs survive a rejection in the wallet', async () => {
  const { page, watch } = await product.visit(`/31337/${grants.address}`)
  await connectDemoWallet(page, 'Alice')
  await fillSendForm(page, { amount: '12.34', asset: 'USDC', recipient: erin })
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected the request in your wallet').waitFor()
  await signButton(page).waitFor()
  await page.reload()
  await signButton(page).waitFor()
  await openForm(page, 'Send')
  expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('12.34')
  expect(await page.getByLabel('Recipient').inputValue()).toBe(erin)
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: no nonce is suggested before the queue is loaded', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { page } = await product.visit(`/31337/${treasury.address}/send`, {
    prepare: async (context) => {
      await context.route(/transactions\/queued/, async (route) => {
        await isAnswered
        await route.continue()
      })
    },
  })
  await page.getByText('Reading pending transactions.').waitFor()
  await page.getByLabel('Recipient').fill(erin)
  await page.getByLabel('Amount', { exact: true }).fill('1')
  await page.getByRole('button', { exact: true, name: 'Review' }).click()
  await page.locator('button[aria-busy="true"]', { hasText: 'Review' }).waitFor()
  answer()
  await page.waitForURL(/\/tx\/0x/)
  const heading = await page.getByRole('heading', { level: 1, name: /#\d+$/ }).textContent()
  const free = (await readHighestNonce()) + 1
  expect(BigInt(free)).toBeGreaterThan(await readChain(product.chainUrl).nonce(treasury.address))
  expect(heading).toMatch(new RegExp(`^Send 1 ETH to .* #${free}$`))
})

async function readHighestNonce(): Promise<number> {
  const queue = `${product.url}/v1/chains/31337/safes/${treasury.address}/transactions/queued`
  const page = NonceSchema.parse(await (await fetch(queue)).json())
  return Math.max(...page.results.map(({ transaction }) => transaction?.executionInfo.nonce ?? 0))
}
const NonceSchema = z.object({
  results: z.array(
    z.looseObject({ transaction: z.looseObject({ executionInfo: z.looseObject({ nonce: z.number() }) }).optional() }),
  ),
})

test('behavior: without the node, signing is closed and reading stays open', async () => {
  const { context, page } = await product.visit(pathOf(await findUnsigned(product.url)))
  await connectDemoWallet(page, 'Bob')
  await signButton(page).waitFor()
  const node = `${product.chainUrl}/**`
  await context.route(node, (route) => route.abort('connectionrefused'))
  await page.getByText('Signing is paused').first().waitFor()
  await signButton(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { exact: true, name: 'History' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await context.unroute(node)
  await page.goBack()
  await signButton(page).waitFor()
})
