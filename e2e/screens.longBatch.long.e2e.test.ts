import { createClient, propose } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { signHash, toSafeTransaction } from '@countersign/devchain/testing'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { ProposeRequestSchema } from '@countersign/protocol/wire'
import type { Page } from 'playwright-core'
import { encodeFunctionData, getAddress, numberToHex, parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet } from './support/demoWallet.ts'
import { settle } from './support/settle.ts'
import { type Product, setupProduct } from './support/setupProduct.ts'

const [alice] = demoAccounts
const { address } = demoSafes.grants
const count = 199
const multiSendCallOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

let product: Product
beforeAll(async () => {
  product = await setupProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

/** A payroll in USDC, signed by Alice. */
async function proposePayroll(): Promise<void> {
  const pay = (index: number) => ({
    data: encodeFunctionData({
      abi: parseAbi(['function transfer(address to, uint256 value)']),
      args: [getAddress(numberToHex(index + 1_000, { size: 20 })), BigInt(index + 1) * 1_000_000n],
    }),
    operation: 0 as const,
    to: demoTokens.usdc.address,
    value: 0n,
  })
  const batch = encodeMultiSend(Array.from({ length: count }, (_, index) => pay(index)))
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions) payable']),
    args: [batch],
  })
  const transaction = toSafeTransaction({ data, nonce: 0n, operation: 1, to: multiSendCallOnly, value: 0n })
  const { safeTxHash } = hashSafeTransaction({ chainId, safe: address, transaction, version: '1.4.1' })
  const fields = Object.entries(transaction).map(([key, value]) => [
    key,
    typeof value === 'bigint' ? String(value) : value,
  ])
  const signature = await signHash(safeTxHash, [alice.address])
  const body = { ...Object.fromEntries(fields), origin: null, safeTxHash, sender: alice.address, signature }
  const service = createClient({ baseUrl: product.countersign.url })
  await propose(service, { address, chainId, proposal: ProposeRequestSchema.parse(body) })
}

const EventSchema = z.object({
  args: z.looseObject({ name: z.string().optional() }).optional(),
  name: z.string(),
  pid: z.number(),
  tdur: z.number().optional(),
  tid: z.number(),
  ts: z.number(),
})
const TraceSchema = z.object({ traceEvents: z.array(z.unknown()) })

const begin = 'begin of the measurement'

/**
 * Milliseconds of the pages' longest tasks while `act` runs: of processor time, which other programs do not lengthen as
 * they do the time that passes.
 */
async function listLongTasks(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  // Starting the trace is a task of its own.
  await page.evaluate(`performance.mark('${begin}')`)
  await act()
  const trace = TraceSchema.parse(JSON.parse((await browser.stopTracing()).toString()))
  const events = trace.traceEvents.flatMap((event) => EventSchema.safeParse(event).data ?? [])
  const threads = new Set(
    events.flatMap(({ args, name, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  const start = events.find(({ name }) => name === begin)?.ts ?? 0
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name.endsWith('::RunTask') && ts > start && threads.has(`${pid} ${tid}`),
  )
  expect(tasks.length).toBeGreaterThan(100)
  return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1_000)).filter((duration) => duration > 50)
}

test('default: a batch of 199 payments renders few elements and never holds the page up', async () => {
  await proposePayroll()
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Bob')
  await page.goto(new URL(`/31337/${address}/queue`, product.countersign.url).href)
  await settle(page)
  const row = page.getByRole('main').getByRole('link', { name: /199/ }).first()
  await row.waitFor()
  const sign = page.getByRole('button', { exact: true, name: 'Sign' })
  const opened = await listLongTasks(page, async () => {
    await row.click()
    await sign.waitFor()
    await page.getByText('Some checks are not complete').waitFor({ state: 'detached' })
    await page.waitForTimeout(1_000)
  })
  const elements = z.number().parse(await page.evaluate(`document.querySelectorAll('*').length`))
  expect(elements).toBeLessThanOrEqual(1_500)
  expect(opened).toEqual([])
  watch.expectQuiet()
})
