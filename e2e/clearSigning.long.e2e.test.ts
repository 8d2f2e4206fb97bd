import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Product, setupProduct } from './support/setupProduct.ts'
import { openFold } from './support/transactionFlow.ts'

const chainId = 31337
const { operations, treasury } = demoSafes
const usdc = demoTokens.usdc.address

const theirs = {
  context: { contract: { deployments: [{ address: usdc, chainId }] } },
  metadata: { owner: 'Demo operator' },
  display: {
    formats: {
      'transfer(address to,uint256 value)': {
        intent: 'Pay somebody <b>well</b>',
        fields: [{ path: 'value', label: 'Sum', format: 'tokenAmount', params: { tokenPath: '@.to' } }],
      },
    },
  },
}
const market = {
  context: { eip712: { deployments: [{ address: operations.address, chainId }], domain: { name: 'Demo Market' } } },
  display: {
    formats: {
      'Order(address buyer,string item,uint256 amount)': {
        intent: 'Order on the demo market',
        fields: [{ path: 'item', label: 'What', format: 'raw' }],
      },
    },
  },
}
const mine = {
  ...theirs,
  metadata: { owner: 'Me' },
  display: { formats: { 'transfer(address to,uint256 value)': { intent: 'My own words' } } },
}

let folder: string
let product: Product
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-registry-'))
  await mkdir(join(folder, 'registry/demo'), { recursive: true })
  await writeFile(join(folder, 'registry/demo/calldata-usdc.json'), JSON.stringify(theirs))
  await writeFile(join(folder, 'registry/demo/eip712-market.json'), JSON.stringify(market))
  await writeFile(join(folder, 'registry/demo/calldata-broken.json'), '{"__proto__":')
  await writeFile(join(folder, 'mine.json'), JSON.stringify(mine))
  product = await setupProduct({ env: { COUNTERSIGN_CLEAR_SIGNING: folder } })
})
afterEach(() => product?.closeVisits())
afterAll(async () => {
  await product?.stop()
  await rm(folder, { recursive: true })
})

const ListSchema = z.object({
  results: z.array(
    z.object({
      messageHash: z.string().optional(),
      transaction: z.object({ id: z.string(), txInfo: z.object({ actionCount: z.number().nullish() }) }).optional(),
    }),
  ),
})

async function list(what: 'messages' | 'transactions/queued') {
  const answer = await fetch(`${product.countersign.url}/v1/chains/${chainId}/safes/${treasury.address}/${what}`)
  return ListSchema.parse(await answer.json()).results
}

test('default: a batch is described call by call: effect, bundled and operator descriptors, calldata', async () => {
  const batch = (await list('transactions/queued')).find(({ transaction }) => transaction?.txInfo.actionCount === 3)
  const { page, watch } = await product.visit(`/${chainId}/${treasury.address}/tx/${batch?.transaction?.id}`)
  await openFold(page, 'Clear signing (ERC-7730)')
  const section = page.getByRole('region', { name: 'Clear signing (ERC-7730)' })
  await section.getByText('Make several calls in turn').waitFor()
  const calls = section.getByRole('list', { name: 'Descriptions by call' }).locator(':scope > li')
  // The batch itself and its two payments of a token: the third call has no data.
  expect(await calls.count()).toBe(3)
  const payment = calls.nth(1)
  expect(await payment.textContent()).toMatch(/^1 Send 4,200 USDC to/)
  expect(await payment.getByRole('article').first().textContent()).toContain('Send 4200 USDC to')
  const operator = payment.getByRole('article').nth(1)
  // Text, not markup; under the name of who brought it, with its hash.
  expect(await operator.textContent()).toContain('Pay somebody <b>well</b>')
  expect(await operator.textContent()).toContain('From your administrator')
  expect(await operator.locator('footer [data-value]').getAttribute('data-value')).toMatch(/^0x[0-9a-f]{64}$/)
  await payment.getByText('Decoded call').click()
  await payment.getByText('transfer(address,uint256)').waitFor()
  watch.expectQuiet()
})

test('default: a description added in the settings is shown', async () => {
  const { page, watch } = await product.visit('/settings')
  await page.getByLabel('Add a description').setInputFiles(join(folder, 'mine.json'))
  await page.getByRole('list', { name: 'Your descriptions' }).getByText('mine.json').waitFor()
  const batch = (await list('transactions/queued')).find(({ transaction }) => transaction?.txInfo.actionCount === 3)
  await page.goto(new URL(`/${chainId}/${treasury.address}/tx/${batch?.transaction?.id}`, product.countersign.url).href)
  await openFold(page, 'Clear signing (ERC-7730)')
  await page.getByText('My own words').first().waitFor()
  expect(await page.getByText('Added by you').count()).toBe(2)
  watch.expectQuiet()
})

test('default: typed data, by the operator’s description of its domain', async () => {
  const messages = await list('messages')
  const hashes = messages.flatMap(({ messageHash }) => messageHash ?? [])
  for (const hash of hashes) {
    const { page } = await product.visit(`/${chainId}/${treasury.address}/messages/${hash}`)
    await page.getByRole('heading', { name: 'Confirmations' }).first().waitFor()
    if ((await page.getByText('Demo Market').count()) === 0) continue
    const section = page.getByRole('region', { name: 'Clear signing (ERC-7730)' })
    await section.getByText('Order on the demo market').waitFor()
    expect(await section.textContent()).toContain('Seal #9')
    return
  }
  expect.unreachable()
})
