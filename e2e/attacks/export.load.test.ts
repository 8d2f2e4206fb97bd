import { createInterface } from 'node:readline'
import { type Client, createClient, listMovements } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens, multicall3, safeContracts } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe, executeAsSafe, type TestClient } from '@countersign/devchain/testing'
import { encodeMultiSend } from '@countersign/protocol/decode'
import { type Address, encodeFunctionData, erc20Abi, multicall3Abi, parseAbi } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { setupProduct } from '../support/setupProduct.ts'

const [alice] = demoAccounts
const count = 100_000
const perTransaction = 500
const limit = 20_000
const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])
const token = demoTokens.usdc.address

/** Half of them come in from nobody, half are paid by the owners to eight others: all of them on the chain. */
async function move(client: TestClient, safe: Address): Promise<void> {
  const mintAbi = parseAbi(['function mint(address to, uint256 value)'])
  const numbers = Array.from({ length: perTransaction }, (_, index) => index)
  for (let done = 0; done < count; done += 2 * perTransaction) {
    await client.writeContract({
      abi: multicall3Abi,
      account: alice.address,
      address: multicall3,
      args: [
        numbers.map((number) => ({
          allowFailure: false,
          callData: encodeFunctionData({
            abi: mintAbi,
            args: [safe, BigInt(done + number + 1_000)],
            functionName: 'mint',
          }),
          target: token,
        })),
      ],
      functionName: 'aggregate3',
      gas: 15_000_000n,
    })
    const payments = numbers.map((number) => ({
      data: encodeFunctionData({
        abi: erc20Abi,
        args: [demoAccounts[1 + (number % 8)]?.address ?? alice.address, BigInt(number + 1)],
        functionName: 'transfer',
      }),
      operation: 0 as const,
      to: token,
      value: 0n,
    }))
    const { receipt } = await executeAsSafe({
      client,
      safe,
      transaction: {
        data: encodeFunctionData({ abi: multiSendAbi, args: [encodeMultiSend(payments)], functionName: 'multiSend' }),
        operation: 1,
        to: safeContracts['1.4.1'].multiSendCallOnly,
      },
    })
    if (receipt.status !== 'success') throw new Error('The payments failed.')
  }
}

async function waitForIndex(service: Client, safe: Address): Promise<void> {
  for (;;) {
    const known = await listMovements(service, { address: safe, chainId: 31337, limit: 1 }).catch(() => undefined)
    if (known?.count === count) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** In the stage `load`, which runs alone: the time counts. */
test('behavior: 100,000 transfers are exported in time, in flat memory, and add up', {
  timeout: 900_000,
}, async () => {
  const product = await setupProduct()
  onTestFinished(() => product.stop())
  const client = createTestClient(product.countersign.chainUrl)
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const started = Date.now()
  await move(client, safe)
  await waitForIndex(createClient({ baseUrl: product.countersign.url }), safe)
  const prepared = Date.now() - started

  const { page, watch } = await product.visit(`/31337/${safe}/export`)
  const main = page.getByRole('main')
  await main.getByText(/^−/).first().waitFor()
  // By the browser's own count: what a page is told of its memory is rounded, and seldom renewed.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const heaps: number[] = []
  const sampling = setInterval(() => {
    void devtools.send('Performance.getMetrics').then(({ metrics }) => {
      heaps.push(metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0)
    })
  }, 200)
  const clicked = Date.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    main.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const took = Date.now() - clicked
  clearInterval(sampling)
  await main.getByRole('heading', { name: 'Reconciliation' }).waitFor()
  await expect.poll(() => main.textContent(), { timeout: 10_000 }).toMatch(/All totals match the balances on the chain/)

  // Nobody's word but the file's: its columns are added up here.
  const sums = { in: 0n, out: 0n, rows: 0 }
  let columns: string[] = []
  for await (const line of createInterface({ input: await download.createReadStream() })) {
    const cells = line.split(',')
    if (columns.length === 0) {
      columns = cells
      continue
    }
    const read = (column: string) => toUnits(cells[columns.indexOf(column)] ?? '')
    sums.rows += 1
    sums.in += read('Received')
    sums.out += read('Sent')
  }
  const held = await product.chain.tokenBalance(token, safe)
  expect({ held: sums.in - sums.out, rows: sums.rows }).toEqual({ held, rows: count })
  const quarter = Math.floor(heaps.length / 4)
  const [early, late] = [Math.min(...heaps.slice(0, quarter)), Math.min(...heaps.slice(-quarter))]
  const grown = (late - early) / 1e6
  process.stdout.write(`books: ${took} ms, heap ${grown.toFixed(1)} MB more, made in ${prepared} ms\n`)
  expect(grown).toBeLessThan(20)
  expect(took).toBeLessThan(limit)
  watch.expectQuiet()
})

/** Of a token of six decimals. */
function toUnits(amount: string): bigint {
  const [integer = '', fraction = ''] = amount.split('.')
  return BigInt(`${integer}${fraction.padEnd(6, '0')}` || '0')
}
