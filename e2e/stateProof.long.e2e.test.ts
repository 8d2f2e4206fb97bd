import { demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient } from '@countersign/devchain/testing'
import type { BrowserContext } from 'playwright-core'
import { encodeFunctionResult, parseAbi, toFunctionSelector } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet } from './support/demoWallet.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { address } = demoSafes.treasury
/** Nothing listens there: the test answers. */
const second = 'http://127.0.0.1:59999'

let product: Product
beforeAll(async () => {
  product = await setupProduct({ env: { COUNTERSIGN_NODE_ORIGINS: second } })
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const CallSchema = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })
type Call = z.infer<typeof CallSchema>
type Lie = (call: Call, result: unknown) => unknown

/** The second node: the chain's own, behind another address. A lie changes what the node of the given address answers. */
async function serveNodes(context: BrowserContext, lies: { first?: Lie; second?: Lie } = {}): Promise<void> {
  const settings = JSON.stringify({ secondNodes: { 31337: second } })
  const content = `if (location.protocol !== 'about:') localStorage.setItem('countersign.settings.v1', ${JSON.stringify(settings)})`
  await context.addInitScript({ content })
  const { chainUrl } = product.countersign
  for (const [origin, lie] of [
    [chainUrl, lies.first],
    [second, lies.second],
  ] as const)
    await context.route(
      (url) => url.origin === origin,
      async (route) => {
        const body: unknown = JSON.parse(route.request().postData() ?? '{}')
        const calls = z.array(CallSchema).parse(Array.isArray(body) ? body : [body])
        const response = await fetch(chainUrl, {
          body: JSON.stringify(calls.map((call) => ({ ...call, jsonrpc: '2.0' }))),
          headers: { 'Content-Type': 'application/json' },
          method: 'POST',
        })
        const answers = z.array(z.looseObject({})).parse(await response.json())
        const changed = answers.map((answer, index) => {
          const call = calls[index]
          return call && lie && 'result' in answer ? { ...answer, result: lie(call, answer.result) } : answer
        })
        const headers = { 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Origin': '*' }
        await route.fulfill({ headers, json: Array.isArray(body) ? changed : changed[0] })
      },
    )
}

const abi = parseAbi(['function getThreshold() view returns (uint256)'])
const selector = toFunctionSelector('getThreshold()')
const ParamsSchema = z.tuple([z.object({ data: z.string() })], z.unknown())

/** Says that one owner is enough. */
const lowerThreshold: Lie = ({ method, params }, result) => {
  const isCall = method === 'eth_call' && ParamsSchema.safeParse(params).data?.[0].data.startsWith(selector)
  return isCall ? encodeFunctionResult({ abi, functionName: 'getThreshold', result: 1n }) : result
}

test('default: with a second node every part of the Safe is proven at a block', async () => {
  const { page, watch } = await product.visit(`/31337/${address}/security`, {
    prepare: (context) => serveNodes(context),
  })
  const card = page.getByRole('main').getByRole('region', { name: 'State proof' })
  await card.getByText(/^12 facts proven at block \d+$/).waitFor()
  for (const part of ['Owners', 'Threshold', 'Next nonce', 'Modules', 'Guard', 'Fallback handler']) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${part}`) })
    await term.getByRole('button', { name: /^Evidence: Proven at block \d+$/ }).waitFor()
  }
  expect(await page.getByRole('alert').count()).toBe(0)
  watch.expectQuiet()
})

test('parameters: a checkpoint file, with one node', async () => {
  const { page } = await product.visit(`/31337/${address}/security`)
  const card = page.getByRole('main').getByRole('region', { name: 'State proof' })
  await card.getByText('One node proves nothing.').waitFor()
  const { hash, number } = await createTestClient(product.countersign.chainUrl).getBlock()
  const upload = (content: object) =>
    card.getByLabel('Use checkpoint file').setInputFiles({
      buffer: Buffer.from(JSON.stringify(content)),
      mimeType: 'application/json',
      name: 'checkpoint.json',
    })
  await upload({ chainId: 31_337, number: `${number}` })
  await card.getByText('The checkpoint is invalid: hash.').waitFor()
  await upload({ chainId: 31_337, hash, number: `${number}` })
  await card.getByText(/^12 facts proven at block/).waitFor()
  await upload({ chainId: 31_337, hash: `0x${'12'.repeat(32)}`, number: `${number}` })
  await card.getByText(/is not the one of your checkpoint/).waitFor()
})

test('error: the app’s node lies about the threshold: it is named, and signing is blocked', async () => {
  const { page } = await product.visit(`/31337/${address}/queue`, {
    prepare: (context) => serveNodes(context, { first: lowerThreshold }),
  })
  const { host } = new URL(product.countersign.chainUrl)
  const alert = page.getByRole('alert', { name: 'Your node states false data' })
  await alert.getByText(`${host} states a false threshold. Reported: 1. Actual: 2.`).waitFor()
  await connectDemoWallet(page, 'Bob')
  const row = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await row.click()
  await page.getByText(`${host} states a false threshold.`).first().waitFor()
  await page.getByRole('heading', { level: 1, name: /#\d+$/ }).waitFor()
  expect(await page.getByRole('main').getByRole('button', { exact: true, name: 'Sign' }).count()).toBe(0)
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Execute/ })
      .count(),
  ).toBe(0)
})

test('error: a second node that lies is named, and nothing of it is shown', async () => {
  const { page } = await product.visit(`/31337/${address}/security`, {
    prepare: (context) => serveNodes(context, { second: lowerThreshold }),
  })
  const alert = page.getByRole('alert', { name: 'Two nodes disagree about this Safe' })
  await alert.getByText('127.0.0.1:59999 states a false threshold. Reported: 1. Actual: 2.').waitFor()
  await page.getByText(/^12 facts proven at block/).waitFor()
})

test('behavior: nodes without proofs are compared', async () => {
  const refuse: Lie = ({ method }, result) => (method === 'eth_getProof' ? null : result)
  const { page } = await product.visit(`/31337/${address}/security`, {
    prepare: (context) =>
      serveNodes(context, { first: refuse, second: (call, result) => refuse(call, lowerThreshold(call, result)) }),
  })
  await page
    .getByRole('alert', { name: 'Two nodes disagree about this Safe' })
    .getByText(/threshold/)
    .waitFor()
})
