import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { hashMessageContent } from '@countersign/protocol/hash'
import { TypedDataSchema } from '@countersign/protocol/wire'
import type { Frame } from 'playwright-core'
import { createPublicClient, hashMessage, http, isHex, parseAbi, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { desk, greeting, order } from '../packages/frame/example/requests.ts'
import { approveInWallet, connectDemoWallet, switchAccount } from './support/demoWallet.ts'
import { drivenPage } from './support/drivenPage.ts'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { addApp, findApp, requestPanel, sandboxWarning } from './support/openApp.ts'
import { type ServedApp, serveApp } from './support/serveApp.ts'
import { consent, type ExampleWorld, setupExample } from './support/setupExample.ts'
import type { Product } from './support/setupProduct.ts'
import { unknownToService } from './support/transactionFlow.ts'

const { grants, operations, treasury } = demoSafes
let driven: ServedApp
let product: Product
let world: ExampleWorld
beforeAll(async () => {
  driven = await serveApp({ pages: { '/': drivenPage('') } })
  world = await setupExample()
  product = world.product
})
afterEach(() => world?.product.closeVisits())
afterAll(async () => {
  await world?.stop()
  await driven?.stop()
})

const allow = new RegExp([sandboxWarning, unknownToService].map(({ source }) => source).join('|'))

test('default: an app is added, requests a swap, waits for the second owner through a reload, and it is executed', async () => {
  const { page, watch } = await world.product.visit(`/31337/${grants.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  await page.getByLabel('App URL').fill(world.site.url)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Reported by the app (not verified), except the origin.').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  expect(world.site.requested).not.toContain('/')
  await page.getByRole('button', { name: 'Open app' }).click()
  const app = await findApp(page)
  await app.getByText(`Works for ${grants.address}, 2 of 3 owners sign.`).waitFor()

  const panel = requestPanel(page)
  await app.getByRole('button', { name: 'Swap 5 USDC' }).click()
  await panel
    .getByRole('heading', { level: 2, name: `${new URL(world.site.url).origin} requests a transaction with 2 calls` })
    .waitFor()
  await panel.getByRole('button', { name: 'Reject request' }).click()
  await app.getByText('Transaction was rejected').waitFor()

  await app.getByRole('button', { name: 'Swap 5 USDC' }).click()
  await panel.getByRole('button', { exact: true, name: 'Sign' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await consent(page)
  await panel.getByRole('button', { exact: true, name: 'Sign' }).click()
  await approveInWallet(page, 'Sign')
  await app.getByText('It waits for the other owners').waitFor()

  await page.reload()
  const again = await findApp(page)
  await again.getByText('It waits for the other owners').waitFor()
  const before = await world.product.chain.tokenBalance(demoTokens.usdc.address, desk)
  await switchAccount(page, 'Bob')
  const other = await page.context().newPage()
  await other.goto(`${world.product.countersign.url}/31337/${grants.address}/queue`)
  await other.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await consent(other)
  await other.getByRole('main').getByRole('button', { exact: true, name: 'Sign' }).click()
  await approveInWallet(other, 'Sign')
  await other.getByRole('main').getByRole('button', { exact: true, name: 'Execute' }).waitFor()
  await consent(other)
  await other.getByRole('main').getByRole('button', { exact: true, name: 'Execute' }).click()
  await approveInWallet(other, 'Send')
  await again.getByText('Swapped.').waitFor()
  const after = await world.product.chain.tokenBalance(demoTokens.usdc.address, desk)
  expect(after - before).toBe(parseUnits('5', demoTokens.usdc.decimals))
  watch.expectQuiet({ allow })
})

const AnswerSchema = z.object({ id: z.string(), success: z.boolean(), version: z.string() }).loose()

/** What the app hears, the whole envelope. */
async function request(app: Frame, method: string, params?: unknown) {
  const id = `${method}:${JSON.stringify(params ?? null).slice(0, 40)}`
  await app.evaluate(`request(${JSON.stringify(id)}, '${method}', ${JSON.stringify(params)})`)
  return AnswerSchema.parse(await app.evaluate(`answerTo(${JSON.stringify(id)})`))
}

async function requestService(path: string): Promise<unknown> {
  return (await fetch(`${product.countersign.url}/v1/chains/31337${path}`)).json()
}

const ListSchema = z.object({
  results: z.array(z.looseObject({ transaction: z.looseObject({ id: z.string() }).optional() })),
})

async function listIds(part: 'history' | 'queued'): Promise<string[]> {
  const list = ListSchema.parse(await requestService(`/safes/${treasury.address}/transactions/${part}`))
  return list.results.flatMap(
    ({ transaction }) => /^multisig_.*(0x[0-9a-f]{64})$/.exec(transaction?.id ?? '')?.[1] ?? [],
  )
}

// The fields are those that the official host answers with (safe-apps-sdk 9.1.0), none more and none less.
test('default: every read method of an app, field by field', async () => {
  const { page } = await product.visit(`/31337/${treasury.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  const app = await addApp(page, driven.url)
  await app.getByRole('heading', { name: 'App' }).waitFor()
  const { chain, countersign } = product
  const { address } = treasury
  const { id, success, version, data, ...rest } = await request(app, 'getSafeInfo')
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
  expect(Object.keys(z.looseObject({}).parse((await request(app, 'getChainInfo')).data)).toSorted()).toEqual([
    'blockExplorerUriTemplate',
    'chainId',
    'chainName',
    'nativeCurrency',
    'shortName',
  ])
  expect((await request(app, 'getEnvironmentInfo')).data).toEqual({ origin: countersign.url })
  expect((await request(app, 'getSafeBalances', { currency: 'usd' })).data).toEqual(
    await requestService(`/safes/${address}/balances/usd?exclude_spam=true`),
  )
  for (const part of ['queued', 'history'] as const) {
    const [safeTxHash] = await listIds(part)
    expect(safeTxHash).toBeDefined()
    expect((await request(app, 'getTxBySafeTxHash', { safeTxHash })).data).toEqual(
      await requestService(`/transactions/${safeTxHash}`),
    )
  }
  const balance = await request(app, 'rpcCall', { call: 'eth_getBalance', params: [address, 'latest'] })
  expect(BigInt(z.string().parse(balance.data))).toBe(await chain.balance(address))
  expect(await request(app, 'rpcCall', { call: 'eth_sendRawTransaction', params: ['0x'] })).toMatchObject({
    success: false,
  })
  expect(
    await request(app, 'rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] }),
  ).toMatchObject({
    data: { offChainSigning: true },
    success: true,
  })
  expect((await request(app, 'wallet_getPermissions')).data).toEqual([])
  expect((await request(app, 'requestAddressBook')).data).toEqual([])
  expect(await request(app, 'getTxBySafeTxHash', { safeTxHash: `0x${'ab'.repeat(32)}` })).toMatchObject({
    error: 'Request failed',
    success: false,
  })
})

test('behavior: with the service down an owner signs, and the app gets the hash', async () => {
  const { context, page } = await product.visit(`/31337/${operations.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  const app = await addApp(page, driven.url)
  await app.getByRole('heading', { name: 'App' }).waitFor()
  await app.evaluate("request('info', 'getSafeInfo')")
  const panel = requestPanel(page)
  await app.evaluate("pay('down')")
  await panel.getByRole('button', { exact: true, name: 'Sign' }).waitFor()
  await context.route(/\/v1\/chains\//, (route) => route.abort('connectionrefused'))
  await panel.getByRole('button', { exact: true, name: 'Sign' }).click()
  await approveInWallet(page, 'Sign')
  await panel.getByRole('button', { name: 'Back to the app' }).click()
  const { data } = z
    .object({ data: z.object({ safeTxHash: z.string().regex(/^0x[0-9a-f]{64}$/) }) })
    .parse(await app.evaluate("answerTo('down')"))
  await context.unroute(/\/v1\/chains\//)
  // The signature was kept, and goes to the service when the owner hands it over.
  const queue = await context.newPage()
  await queue.goto(`${product.countersign.url}/31337/${operations.address}/queue`)
  await queue.getByRole('button', { name: 'Send to the service' }).click()
  await expect
    .poll(async () => (await fetch(`${product.countersign.url}/v1/chains/31337/transactions/${data.safeTxHash}`)).ok, {
      timeout: 60_000,
    })
    .toBe(true)
})

const SignedSchema = z.object({ messageHash: z.string(), signature: z.string() })
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

test('default: messages, typed data, address book, provider calls and wagmi’s connector', async () => {
  const { page, watch } = await world.product.visit(`/31337/${operations.address}/apps`)
  await connectDemoWallet(page, 'Alice')
  const app = await addApp(page, world.site.url)
  const panel = requestPanel(page)
  const chain = createPublicClient({ transport: http(world.product.countersign.chainUrl) })
  const isAccepted = async (hash: `0x${string}`) => {
    const { signature } = SignedSchema.parse(JSON.parse((await app.locator('#log').textContent()) ?? ''))
    if (!isHex(signature)) throw new Error('The app got no signature.')
    return chain.readContract({
      abi,
      address: operations.address,
      args: [hash, signature],
      functionName: 'isValidSignature',
    })
  }
  const sign = async () => {
    await panel.getByRole('button', { exact: true, name: 'Sign' }).waitFor()
    await consent(page)
    await panel.getByRole('button', { exact: true, name: 'Sign' }).click()
    await approveInWallet(page, 'Sign')
    await panel.getByRole('button', { name: 'Back to the app' }).click()
  }

  await app.getByRole('button', { name: 'Sign in' }).click()
  await panel.getByText(greeting).first().waitFor()
  await sign()
  await app.getByText('Signed in.').waitFor()
  expect(await isAccepted(hashMessage(greeting))).toBe('0x1626ba7e')

  await app.getByRole('button', { name: 'Sign an order' }).click()
  await sign()
  await app.getByText('The order is signed.').waitFor()
  expect(await isAccepted(hashMessageContent(TypedDataSchema.parse(order)))).toBe('0x1626ba7e')

  await app.getByRole('button', { name: 'Use my address book' }).click()
  await panel.getByRole('button', { name: 'Reject request' }).click()
  await app.getByText('Permissions rejected').waitFor()
  await app.getByRole('button', { name: 'Use my address book' }).click()
  await panel.getByRole('button', { name: 'Allow' }).click()
  await app.getByText('The address book is here.').waitFor()

  await app.getByRole('button', { name: 'Swap through the provider' }).click()
  await sign()
  await app.getByText('"status": 100').waitFor()

  // wagmi waits ten milliseconds: a page that is just drawing what was signed may miss them, and one presses again.
  await expect
    .poll(
      async () => {
        await app.getByRole('button', { name: 'Pay through wagmi' }).click()
        await Promise.race([panel.waitFor(), app.getByText('It was refused.').waitFor()])
        return panel.isVisible()
      },
      { interval: 500, timeout: 120_000 },
    )
    .toBe(true)
  await sign()
  await app.getByText('Paid through wagmi.').waitFor()
  expect(await app.locator('#log').textContent()).toContain(operations.address)

  await page.goto(`${world.product.countersign.url}/settings`)
  await page.getByRole('button', { name: `Revoke address book for ${new URL(world.site.url).origin}` }).click()
  watch.expectQuiet({ allow })
})
