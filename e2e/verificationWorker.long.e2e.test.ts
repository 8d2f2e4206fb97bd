import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { packSignatures } from '@countersign/protocol/signatures'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listAxeViolations } from './support/listAxeViolations.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const { grants } = demoSafes
const signers = demoAccounts.slice(0, 3).map(({ privateKey }) => privateKeyToAccount(privateKey))
const queueLength = 100

let product: Product
beforeAll(async () => {
  product = await setupProduct()
  for (let nonce = 0; nonce < queueLength; nonce += 1) await propose(BigInt(nonce))
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** A payment that all three owners signed, put to the real service. */
async function propose(nonce: bigint): Promise<void> {
  const transaction: SafeTransaction = {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: demoAccounts[4].address,
    value: nonce + 1n,
  }
  const { safeTxHash } = hashSafeTransaction({
    chainId: 31337,
    safe: grants.address,
    transaction,
    version: grants.version,
  })
  const signatures = await Promise.all(
    signers.map(async ({ address, sign }) => ({ data: await sign({ hash: safeTxHash }), signer: address })),
  )
  const body = {
    ...transaction,
    safeTxHash,
    sender: demoAccounts[0].address,
    signature: packSignatures(signatures),
  }
  const response = await fetch(`${product.countersign.url}/v1/chains/31337/transactions/${grants.address}/propose`, {
    body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
    headers: { 'content-type': 'application/json' },
    method: 'POST',
  })
  if (!response.ok) throw new Error(`The proposal was refused: ${await response.text()}`)
}

/** Counts what libsecp256k1 does in a page or a worker: loads, and signatures recovered. */
const counter = `
  globalThis.recoveries = { loads: 0, signatures: 0 };
  {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...parameters) => {
      const { instance, module } = await instantiate(...parameters);
      const exports = { ...instance.exports };
      if (Object.keys(exports).some((name) => name.endsWith('ecdsa_recover'))) globalThis.recoveries.loads += 1;
      for (const [name, value] of Object.entries(exports))
        if (name.endsWith('ecdsa_recover'))
          exports[name] = (...inner) => { globalThis.recoveries.signatures += 1; return value(...inner); };
      return { instance: { exports }, module };
    };
  }
`
const CountsSchema = z.object({ loads: z.number(), signatures: z.number() })

/** Sets the counters up in every page and worker; engines are held back until they are there. */
async function instrument(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(counter)
  const counted = new Promise<void>((resolve, reject) => {
    page.on('worker', (worker) => {
      worker.evaluate(counter).then(() => resolve(), reject)
    })
  })
  await context.route(/\/assets\/secp256k1-[^/]+\.js$/, async (route) => {
    await counted
    await route.continue()
  })
}

async function readCounts(place: { evaluate(expression: string): Promise<unknown> }) {
  return CountsSchema.parse(await place.evaluate('globalThis.recoveries'))
}

/** What the page and its worker ask their node, and of the service for lists and for single transactions. */
function countRequests(context: BrowserContext): { node: number; queues: number; transactions: number } {
  const requests = { node: 0, queues: 0, transactions: 0 }
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.url().startsWith(product.countersign.chainUrl)) requests.node += 1
    else if (pathname.endsWith('/transactions/queued')) requests.queues += 1
    else if (/\/v1\/chains\/[0-9]+\/transactions\//.test(pathname)) requests.transactions += 1
  })
  return requests
}

const queuePath = `/31337/${grants.address}/queue`

/** Waits for a drawn row whose three signatures were verified. */
async function waitForRow(page: Page): Promise<void> {
  await page.getByRole('main').getByText('3 of 2 signed').first().waitFor({ timeout: 120_000 })
}

/** Waits until the worker has recovered so many signatures; more would be too many. */
async function waitForSignatures(worker: Worker, count: number): Promise<void> {
  const read = async () => (await readCounts(worker)).signatures
  await expect.poll(read, { interval: 250, timeout: 120_000 }).toBeGreaterThanOrEqual(count)
  expect(await readCounts(worker)).toEqual({ loads: 1, signatures: count })
}

test('default: a queue of a hundred is verified in the worker under the real policy; the page recovers nothing', async () => {
  const { context, page, watch } = await product.visit('/')
  await instrument(context, page)
  const requests = countRequests(context)
  await page.goto(product.countersign.url + queuePath)
  await waitForRow(page)
  const [worker, ...others] = page.workers()
  if (!worker) throw new Error('The page has no worker.')
  expect(others).toEqual([])
  await waitForSignatures(worker, 3 * queueLength)
  // A hundred rows are one request to the service, and one look at the chain.
  expect(requests).toMatchObject({ queues: 1, transactions: 0 })
  expect(requests.node).toBeLessThan(50)
  expect(await readCounts(page)).toEqual({ loads: 0, signatures: 0 })

  // A second look at everything, because something new came: only the new signatures are recovered.
  await propose(BigInt(queueLength))
  await waitForSignatures(worker, 3 * (queueLength + 1))
  expect(await readCounts(page)).toEqual({ loads: 0, signatures: 0 })
  watch.expectQuiet()
})

const PlaceSchema = z.object({ place: z.coerce.number(), size: z.coerce.number() })

/** Where in its list the row with the focus stands. */
async function readFocus(page: Page) {
  return PlaceSchema.parse(
    await page.evaluate(`{
      const row = document.activeElement.closest('li');
      ({ place: row?.ariaPosInSet, size: row?.ariaSetSize })
    }`),
  )
}

test('behavior: a long queue renders only rows near the viewport, and all of them can be reached', async () => {
  const { page, watch } = await product.visit(queuePath)
  await waitForRow(page)
  const rows = page.getByRole('main').getByRole('listitem')
  const height = page.viewportSize()?.height ?? 0
  // No row is lower than 50 pixels: as many as fit on three screens are a generous margin around one.
  const max = (3 * height) / 50
  expect(await rows.count()).toBeLessThan(max)
  expect(await listAxeViolations(page)).toEqual([])

  // The keyboard walks down the list, row by row, further than was drawn at first.
  await page.getByRole('region', { name: 'Later' }).getByRole('link').first().focus()
  const { place, size } = await readFocus(page)
  expect(place).toBe(1)
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await readFocus(page)).place).toBe(press + 2)
  }
  expect(await rows.count()).toBeLessThan(max)

  // The end is there too, verified like the rest; and the way back leads to the same place.
  const last = page.locator(`main li[aria-posinset="${size}"]`)
  const goToEnd = async () => {
    // Rows that are drawn for the first time may turn out taller than was guessed, which moves the end.
    await page.keyboard.press('End')
    return last.count()
  }
  await expect.poll(goToEnd, { interval: 500, timeout: 60_000 }).toBe(1)
  await last.getByText('3 of 2 signed').waitFor()
  await last.getByRole('link').click()
  // By its name: the list that is being left has a heading of this level too.
  await page.getByRole('heading', { level: 1, name: /#\d+$/ }).waitFor()
  await page.goBack()
  await last.getByText('3 of 2 signed').waitFor()
  await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(height)
  expect(await listAxeViolations(page)).toEqual([])
  watch.expectQuiet()
})

test('behavior: if the browser blocks the worker, the page verifies and reports it', async () => {
  const { context, page } = await product.visit('/')
  await context.route(/\/assets\/verification\.worker-[^/]+\.js$/, (route) => route.abort('blockedbyclient'))
  await page.goto(`${product.countersign.url}/31337/${demoSafes.treasury.address}/queue`)
  await page.getByRole('main').getByText('2 of 2 signed').first().waitFor()
  expect(page.workers()).toEqual([])
  await page.getByRole('button', { name: /check/i }).first().click()
  await page.getByRole('dialog').getByText('the background worker could not start').waitFor()
})
