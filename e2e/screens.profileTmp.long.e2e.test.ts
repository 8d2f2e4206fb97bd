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

/** A payroll in USDC, signed by Alice; its page. */
async function proposePayroll(): Promise<string> {
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
  return `/31337/${address}/tx/${safeTxHash}`
}

/** Durations of the tasks over 50 ms since the last call. */
const readTasks = async (page: Page) => z.array(z.number()).parse(await page.evaluate('window.takeLongTasks()'))

const observeTasks = `{
  let tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: 'longtask' })
  window.takeLongTasks = () => { const taken = tasks; tasks = []; return taken }
}`

const countElements = async (page: Page) =>
  z.number().parse(await page.evaluate(`document.querySelectorAll('*').length`))

test('default: a batch of 199 payments renders few elements and never holds the page up', async () => {
  const path = await proposePayroll()
  const { page, watch } = await product.visit('/')
  await connectDemoWallet(page, 'Bob')
  await page.addInitScript(observeTasks)
  await page.goto(new URL(`/31337/${address}/queue`, product.countersign.url).href)
  await settle(page)
  const row = page.getByRole('main').getByRole('link', { name: /199/ }).first()
  await row.waitFor()
  await page.waitForTimeout(1_500)
  const inQueue = await readTasks(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 300 }); await cdp.send('Profiler.start')
  await row.click()
  await page.getByRole('button', { exact: true, name: 'Sign' }).waitFor()
  await page.waitForTimeout(1_500)
  const clicked = await readTasks(page)
  const { profile } = await cdp.send('Profiler.stop')
  ;(await import('node:fs')).writeFileSync('/tmp/h1s/profile.json', JSON.stringify(profile))
  const elements = await countElements(page)
  await page.goto(new URL(path, product.countersign.url).href)
  await page.getByRole('button', { exact: true, name: 'Sign' }).waitFor()
  await page.waitForTimeout(1_500)
  const reloaded = await readTasks(page)
  console.log({ inQueue, clicked, elements, reloaded })
  expect(elements).toBeLessThanOrEqual(1_500)
  expect(clicked).toEqual([])
  watch.expectQuiet()
})
