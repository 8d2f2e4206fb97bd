import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const ChainSchema = z.object({ blockExplorerUriTemplate: z.object({ txHash: z.url() }) })
const HistorySchema = z.object({
  results: z.array(z.object({ transaction: z.object({ id: z.string(), txHash: z.string() }).optional() })),
})

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

test('default: the explorer URL of the service shows a transaction', async () => {
  const chain = `${product.url}/v1/chains/31337`
  const { blockExplorerUriTemplate } = ChainSchema.parse(await (await fetch(chain)).json())
  const history = await fetch(`${chain}/safes/${demoSafes.treasury.address}/transactions/history`)
  const { results } = HistorySchema.parse(await history.json())
  const executed = results.find(({ transaction }) => transaction?.id.startsWith('multisig_'))?.transaction
  const url = new URL(blockExplorerUriTemplate.txHash.replace('{{txHash}}', executed?.txHash ?? ''))
  expect(url.origin).toBe(product.url)

  const { page } = await product.visit(url.pathname)
  const main = page.getByRole('main')
  await main.getByText('Succeeded').waitFor()
  await main.getByText('Function: execTransaction').waitFor()
  await main.getByRole('heading', { name: 'ExecutionSuccess' }).waitFor()
  await main
    .getByRole('link', { name: `Account ${demoSafes.treasury.address}` })
    .first()
    .click()
  await main.getByText('3 owners', { exact: false }).waitFor()
  await main.getByRole('link', { name: 'Open Safe' }).click()
  await page.waitForURL(`**/31337/${demoSafes.treasury.address}`)
})
