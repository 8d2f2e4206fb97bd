import { demoSafes } from '@countersign/devchain/demo-world'
import type { Frame } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { approveInWallet, connectDemoWallet } from './support/demoWallet.ts'
import { drivenPage } from './support/drivenPage.ts'
import { addApp, requestPanel } from './support/openApp.ts'
import { type ServedApp, serveApp } from './support/serveApp.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { operations, treasury } = demoSafes

let product: Product
let site: ServedApp
beforeAll(async () => {
  site = await serveApp({ pages: { '/': drivenPage('') } })
  product = await setupProduct()
})
afterEach(() => product.closeVisits())
afterAll(async () => {
  await product?.stop()
  await site?.stop()
})

const AnswerSchema = z.object({ id: z.string(), success: z.boolean(), version: z.string() }).loose()

/** What the app hears, the whole envelope. */
async function ask(app: Frame, method: string, params?: unknown) {
  const id = `${method}:${JSON.stringify(params ?? null).slice(0, 40)}`
  await app.evaluate(`ask(${JSON.stringify(id)}, '${method}', ${JSON.stringify(params)})`)
  return AnswerSchema.parse(await app.evaluate(`answerTo(${JSON.stringify(id)})`))
}

async function askService(path: string): Promise<unknown> {
  return (await fetch(`${product.countersign.url}/v1/chains/31337${path}`)).json()
}

const ListSchema = z.object({
  results: z.array(z.looseObject({ transaction: z.looseObject({ id: z.string() }).optional() })),
})

async function listIds(part: 'history' | 'queued'): Promise<string[]> {
  const list = ListSchema.parse(await askService(`/safes/${treasury.address}/transactions/${part}`))
  return list.results.flatMap(
    ({ transaction }) => /^multisig_.*(0x[0-9a-f]{64})$/.exec(transaction?.id ?? '')?.[1] ?? [],
  )
}

// The fields are those that the official host answers with (safe-apps-sdk 9.1.0), none more and none less.
test('default: every read of an app, field by field', async () => {
  const { page } = await product.visit(`/31337/${treasury.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  const app = await addApp(page, site.url)
  await app.getByRole('heading', { name: 'App' }).waitFor()
  const { chain, countersign } = product
  const { address } = treasury
  const { id, success, version, data, ...rest } = await ask(app, 'getSafeInfo')
  expect({ id, rest, success }).toEqual({ id: 'getSafeInfo:null', rest: {}, success: true })
  expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(1)
  expect(data).toEqual({
    chainId: 31337,
    fallbackHandler: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    guard: null,
    implementation: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    isReadOnly: false,
    modules: [expect.stringMatching(/^0x[0-9a-fA-F]{40}$/)],
    network: 'DEMO CHAIN',
    nonce: Number(await chain.nonce(address)),
    owners: await chain.owners(address),
    safeAddress: address,
    threshold: Number(await chain.threshold(address)),
    version: await chain.version(address),
  })
  expect(Object.keys(z.looseObject({}).parse((await ask(app, 'getChainInfo')).data)).toSorted()).toEqual([
    'blockExplorerUriTemplate',
    'chainId',
    'chainName',
    'nativeCurrency',
    'shortName',
  ])
  expect((await ask(app, 'getEnvironmentInfo')).data).toEqual({ origin: countersign.url })
  expect((await ask(app, 'getSafeBalances', { currency: 'usd' })).data).toEqual(
    await askService(`/safes/${address}/balances/usd?exclude_spam=true`),
  )
  for (const part of ['queued', 'history'] as const) {
    const [safeTxHash] = await listIds(part)
    expect(safeTxHash).toBeDefined()
    expect((await ask(app, 'getTxBySafeTxHash', { safeTxHash })).data).toEqual(
      await askService(`/transactions/${safeTxHash}`),
    )
  }
  const balance = await ask(app, 'rpcCall', { call: 'eth_getBalance', params: [address, 'latest'] })
  expect(BigInt(z.string().parse(balance.data))).toBe(await chain.balance(address))
  expect(await ask(app, 'rpcCall', { call: 'eth_sendRawTransaction', params: ['0x'] })).toMatchObject({
    success: false,
  })
  expect(await ask(app, 'rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] })).toMatchObject({
    data: { offChainSigning: true },
    success: true,
  })
  expect((await ask(app, 'wallet_getPermissions')).data).toEqual([])
  expect((await ask(app, 'requestAddressBook')).data).toEqual([])
  expect(await ask(app, 'getTxBySafeTxHash', { safeTxHash: `0x${'ab'.repeat(32)}` })).toMatchObject({
    error: 'Request failed',
    success: false,
  })
})

test('behavior: with the service down an owner signs, the app has the hash, and nothing is lost', async () => {
  const { context, page } = await product.visit(`/31337/${operations.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  const app = await addApp(page, site.url)
  await app.getByRole('heading', { name: 'App' }).waitFor()
  await app.evaluate("ask('info', 'getSafeInfo')")
  const panel = requestPanel(page)
  await app.evaluate("pay('down')")
  await panel.getByRole('button', { name: /^Sign:/ }).waitFor()
  await context.route(/\/v1\/chains\//, (route) => route.abort('connectionrefused'))
  await panel.getByRole('button', { name: /^Sign:/ }).click()
  await approveInWallet(page, 'Sign')
  await panel.getByRole('button', { name: 'Back to the app' }).click()
  const { data } = z
    .object({ data: z.object({ safeTxHash: z.string().regex(/^0x[0-9a-f]{64}$/) }) })
    .parse(await app.evaluate("answerTo('down')"))
  await context.unroute(/\/v1\/chains\//)
  // The signature was kept, and goes to the service when the owner hands it over.
  const queue = await context.newPage()
  await queue.goto(`${product.countersign.url}/31337/${operations.address}/queue`)
  await queue.getByRole('button', { name: 'Hand them to the service' }).click()
  await expect
    .poll(async () => (await fetch(`${product.countersign.url}/v1/chains/31337/transactions/${data.safeTxHash}`)).ok, {
      timeout: 60_000,
    })
    .toBe(true)
})
