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

/** A service that reports a false history. */
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

test('default: a correct history is verified completely, with no omissions and no alerts', async () => {
  const { page, watch } = await product.visit(path)
  const main = page.getByRole('main')
  await main.getByText(/^All \d+ rows on screen are verified on the chain\.$/).waitFor()
  await main.getByText('No transactions are omitted.', { exact: false }).waitFor()
  expect(await main.getByRole('alert').count()).toBe(0)
  expect(await main.getByText(/False:|Differs from the chain|omits|invalid row/).count()).toBe(0)
  // The result is stored: the next visit continues from there.
  await page.reload()
  await main.getByText('No transactions are omitted.', { exact: false }).waitFor()
  watch.expectQuiet()
})

test('behavior: each false row is marked, and omissions are listed above the rows', async () => {
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
  await main.getByText('False: not on the chain').waitFor()
  await main.getByText('It succeeded. The service reports failure.', { exact: false }).waitFor()
  await main.getByText('The service reports another time: ', { exact: false }).waitFor()
  await main.getByText('The service reports something else.', { exact: false }).waitFor()
  await main.getByText('1 invalid row from the service').waitFor()
  await main.getByText('4 rows do not match the chain').waitFor()
  await main.getByText('Executed transactions are missing from this list').waitFor()
  await main.getByText('The service omits a transaction').waitFor()
  await main.getByRole('link', { exact: true, name: 'Open' }).click()
  await page.waitForURL(/\/tx\/0x[0-9a-f]{64}$/)
})
