import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet, walletDialog } from './support/demoWallet.ts'
import { findUnsigned, listWaiting, pathOf } from './support/listWaiting.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'
import { executeButton, signButton } from './support/transactionFlow.ts'

const erin = demoAccounts[4].address
const { treasury } = demoSafes

let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
})
afterEach(() => product?.closeVisits())
afterAll(() => product?.stop())

const AnswerSchema = z.looseObject({
  detailedExecutionInfo: z
    .looseObject({ confirmations: z.array(z.looseObject({})).optional(), safeTxHash: z.string() })
    .nullable(),
  txData: z.looseObject({ value: z.string().nullable() }).nullable(),
})
type Answer = z.infer<typeof AnswerSchema>

const ListSchema = z.looseObject({ results: z.array(z.looseObject({ details: AnswerSchema.optional() })) })

/** A service that tells another story about every single transaction, by itself and in the queue. */
async function lieAboutTransactions(context: BrowserContext, lie: (answer: Answer) => Answer): Promise<void> {
  await context.route(/\/v1\/chains\/31337\/transactions\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ json: lie(AnswerSchema.parse(await response.json())), response })
  })
  await context.route(/\/transactions\/queued/, async (route) => {
    const response = await route.fetch()
    const list = ListSchema.parse(await response.json())
    const results = list.results.map((item) => (item.details ? { ...item, details: lie(item.details) } : item))
    await route.fulfill({ json: { ...list, results }, response })
  })
}

const lies: ((answer: Answer) => Answer)[] = [
  (answer) => ({ ...answer, txData: answer.txData && { ...answer.txData, value: '123456789' } }),
  (answer) => ({ ...answer, txData: answer.txData && { ...answer.txData, to: { value: erin } } }),
  (answer) => ({
    ...answer,
    detailedExecutionInfo: answer.detailedExecutionInfo && { ...answer.detailedExecutionInfo, nonce: 999 },
  }),
]

test('behavior: a service with another amount, recipient or nonce cannot get a signature', async () => {
  const hashes = (await listWaiting(product.url)).slice(0, lies.length)
  expect(hashes).toHaveLength(lies.length)
  const { page } = await product.visit(`/31337/${treasury.address}/queue`, {
    prepare: (context) =>
      lieAboutTransactions(context, (answer) => {
        const lie = lies[hashes.indexOf(answer.detailedExecutionInfo?.safeTxHash ?? '')]
        return lie ? lie(answer) : answer
      }),
  })
  await connectDemoWallet(page, 'Bob')
  for (const hash of hashes) {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="${hash}"]`) })
    await row.getByText('The service’s data does not match its hash').waitFor()
    expect(await row.getByText(/Needs your signature|Ready to execute/).count()).toBe(0)
    await row.getByRole('link').click()
    await page.getByText('You can’t sign or execute this').waitFor()
    expect(page.url()).toContain(hash)
    expect(await signButton(page).count()).toBe(0)
    expect(await executeButton(page).count()).toBe(0)
    expect(await walletDialog(page).count()).toBe(0)
    await page.goBack()
  }
})

test('behavior: a forged signature is not counted', async () => {
  const forge = (answer: Answer): Answer => ({
    ...answer,
    detailedExecutionInfo: answer.detailedExecutionInfo && {
      ...answer.detailedExecutionInfo,
      confirmations: [
        ...(answer.detailedExecutionInfo.confirmations ?? []),
        { signature: `0x${'11'.repeat(64)}1b`, signer: { value: demoAccounts[2].address }, submittedAt: 1 },
      ],
    },
  })
  const { page } = await product.visit(pathOf(await findUnsigned(product.url)), {
    prepare: (context) => lieAboutTransactions(context, forge),
  })
  await connectDemoWallet(page, 'Bob')
  await page.getByText('1 of 2 required, verified').waitFor()
  expect(await executeButton(page).count()).toBe(0)
})
