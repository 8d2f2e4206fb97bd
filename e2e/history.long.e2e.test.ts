import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const { treasury } = demoSafes

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const RowSchema = z.looseObject({
  executionInfo: z.looseObject({ nonce: z.number().optional(), type: z.string() }).nullish(),
  id: z.string(),
  timestamp: z.number(),
  txInfo: z.looseObject({ direction: z.string().optional(), type: z.string() }),
  txStatus: z.string(),
})
const ItemSchema = z.looseObject({ transaction: RowSchema.optional(), type: z.string() })
const PageSchema = z.looseObject({ results: z.array(ItemSchema) })
type Item = z.infer<typeof ItemSchema>
type Row = z.infer<typeof RowSchema>

/** A service that tells another history than it knows. */
async function lie(context: BrowserContext, report: (items: Item[]) => Item[]): Promise<void> {
  await context.route(/\/transactions\/history/, async (route) => {
    const response = await route.fetch()
    const page = PageSchema.parse(await response.json())
    await route.fulfill({ json: { ...page, results: report(page.results) }, response })
  })
}

const path = `/31337/${treasury.address}/history`
const isExecuted = ({ transaction }: Item) =>
  transaction?.id.startsWith('multisig_') === true && transaction.txStatus === 'SUCCESS'
const isReceived = ({ transaction }: Item) =>
  transaction?.id.startsWith('transfer_') === true && transaction.txInfo.direction === 'INCOMING'
const change = (item: Item | undefined, changes: Partial<Row>): Item => {
  if (!item?.transaction) throw new Error('The demo world has no such row.')
  return { ...item, transaction: { ...item.transaction, ...changes } }
}

test('default: of a true history everything is confirmed, nothing is left out, and nothing alarms', async () => {
  const { page, watch } = await product.visit(path)
  const main = page.getByRole('main')
  await main.getByText(/^The chain confirms all \d+ rows on screen\.$/).waitFor()
  await main.getByText('Nothing is left out.', { exact: false }).waitFor()
  expect(await main.getByRole('alert').count()).toBe(0)
  expect(await main.getByText(/False:|Not as the service says|does not show|cannot be read/).count()).toBe(0)
  // What was read is kept: the next visit begins there.
  await page.reload()
  await main.getByText('Nothing is left out.', { exact: false }).waitFor()
  watch.expectQuiet()
})

test('behavior: each lie is named at its row, and what is left out above all of them', async () => {
  const { page } = await product.visit(path, {
    prepare: (context) =>
      lie(context, (items) => {
        const executed = items.filter(isExecuted)
        const [first, second, third, fourth] = executed
        const received = items.find(isReceived)
        const info = received?.transaction?.txInfo
        const lies = new Map<Item | undefined, Item[]>([
          [
            first,
            [change(first, { id: `multisig_${treasury.address}_0x${'ab'.repeat(32)}` }), ...(first ? [first] : [])],
          ],
          [second, [change(second, { txStatus: 'FAILED' })]],
          [third, []],
          [fourth, [change(fourth, { timestamp: 1_500_000_000_000 })]],
          [
            received,
            [
              change(received, {
                txInfo: {
                  ...info,
                  direction: 'OUTGOING',
                  recipient: info?.sender,
                  sender: info?.recipient,
                  type: 'Transfer',
                },
              }),
              change(received, { id: `transfer_${treasury.address}_nodate`, timestamp: 9e15 }),
            ],
          ],
        ])
        return items.flatMap((item) => lies.get(item) ?? [item])
      }),
  })
  const main = page.getByRole('main')
  await main.getByText('False: the chain does not know it').waitFor()
  await main.getByText('It succeeded. The service says that it failed.', { exact: false }).waitFor()
  await main.getByText('The service gives another time: ', { exact: false }).waitFor()
  await main.getByText('The service tells something else of what it did.', { exact: false }).waitFor()
  await main.getByText('One row of the service’s answer cannot be read').waitFor()
  await main.getByText('4 rows are not true').waitFor()
  await main.getByText('Executions are missing from this list').waitFor()
  await main.getByText('The service leaves out something that happened').waitFor()
  await main.getByRole('link', { name: 'Look at it' }).click()
  await page.waitForURL(/\/tx\/0x[0-9a-f]{64}$/)
})
