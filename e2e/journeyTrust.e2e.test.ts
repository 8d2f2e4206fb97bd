import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDemoWallet, rejectInWallet, walletDialog } from './support/demoWallet.ts'
import { readChain } from './support/readChain.ts'
import { chooseSend, executeButton, fillSendForm, signButton, unknownToService } from './support/sendFlow.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

const erin = demoAccounts[4].address
const { grants, treasury } = demoSafes

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

/** What waits in the demo world; with a name, what still lacks the signature of this one. */
async function listWaiting(lacking?: string): Promise<string[]> {
  const response = await fetch(`${product.url}/v1/chains/31337/safes/${treasury.address}/transactions/queued`)
  const page = QueueSchema.parse(await response.json())
  return page.results
    .filter(({ transaction }) => {
      const missing = transaction?.executionInfo?.missingSigners ?? []
      return lacking === undefined || missing.some(({ value }) => value === lacking)
    })
    .flatMap(({ transaction }) => /0x[0-9a-f]{64}$/.exec(transaction?.id ?? '') ?? [])
}

/** Something for Bob to sign. */
async function findUnsigned(): Promise<string> {
  const [safeTxHash] = await listWaiting(demoAccounts[1].address)
  if (safeTxHash === undefined) throw new Error('The demo world has nothing for Bob to sign.')
  return safeTxHash
}

const pathOf = (safeTxHash: string) => `/31337/${treasury.address}/tx/${safeTxHash}`
const QueueSchema = z.object({
  results: z.array(
    z.looseObject({
      transaction: z
        .looseObject({
          executionInfo: z
            .looseObject({ missingSigners: z.array(z.looseObject({ value: z.string() })).nullish() })
            .nullish(),
          id: z.string(),
        })
        .optional(),
    }),
  ),
})

test('behavior: a rejection in the wallet keeps what was typed', async () => {
  const { page, watch } = await product.visit(`/31337/${grants.address}`)
  await connectDemoWallet(page, 'Alice')
  await fillSendForm(page, { amount: '12.34', asset: 'USDC', recipient: erin })
  await signButton(page).click()
  await rejectInWallet(page)
  await page.getByText('You rejected it in the wallet').waitFor()
  await signButton(page).waitFor()
  await page.reload()
  await signButton(page).waitFor()
  await chooseSend(page)
  expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('12.34')
  expect(await page.getByLabel('Recipient').inputValue()).toBe(erin)
  watch.expectQuiet({ allow: unknownToService })
})

test('behavior: no nonce is taken before all that waits was seen', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { page } = await product.visit(`/31337/${treasury.address}/send`, {
    prepare: async (context) => {
      await context.route(/transactions\/queued/, async (route) => {
        await isAnswered
        await route.continue()
      })
    },
  })
  await page.getByText('Looking at what waits already.').waitFor()
  await page.getByLabel('Recipient').fill(erin)
  await page.getByLabel('Amount', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.locator('button[aria-busy="true"]', { hasText: 'Review' }).waitFor()
  answer()
  await page.waitForURL(/\/tx\/0x/)
  const heading = await page.getByRole('heading', { level: 1, name: /nonce \d/ }).textContent()
  const free = (await readHighestNonce()) + 1
  expect(BigInt(free)).toBeGreaterThan(await readChain(product.chainUrl).nonce(treasury.address))
  expect(heading).toBe(`Transaction with nonce ${free}`)
})

async function readHighestNonce(): Promise<number> {
  const queue = `${product.url}/v1/chains/31337/safes/${treasury.address}/transactions/queued`
  const page = NonceSchema.parse(await (await fetch(queue)).json())
  return Math.max(...page.results.map(({ transaction }) => transaction?.executionInfo.nonce ?? 0))
}
const NonceSchema = z.object({
  results: z.array(
    z.looseObject({ transaction: z.looseObject({ executionInfo: z.looseObject({ nonce: z.number() }) }).optional() }),
  ),
})

test('default: an honest service lets an owner sign', async () => {
  const { page, watch } = await product.visit(pathOf(await findUnsigned()))
  await connectDemoWallet(page, 'Bob')
  await signButton(page).waitFor()
  watch.expectQuiet()
})

const lies: ((answer: Answer) => Answer)[] = [
  (answer) => ({ ...answer, txData: answer.txData && { ...answer.txData, value: '123456789' } }),
  (answer) => ({ ...answer, txData: answer.txData && { ...answer.txData, to: { value: erin } } }),
  (answer) => ({
    ...answer,
    detailedExecutionInfo: answer.detailedExecutionInfo && { ...answer.detailedExecutionInfo, nonce: 999 },
  }),
]

test('behavior: a service that tells of another amount, recipient or nonce cannot get a signature', async () => {
  const hashes = (await listWaiting()).slice(0, lies.length)
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
    await row.getByText('Changed by the service').waitFor()
    expect(await row.getByText(/Needs you|Can be executed/).count()).toBe(0)
    await row.getByRole('link').click()
    await page.getByText('You cannot sign or execute this').waitFor()
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
  const { page } = await product.visit(pathOf(await findUnsigned()), {
    prepare: (context) => lieAboutTransactions(context, forge),
  })
  await connectDemoWallet(page, 'Bob')
  await page.getByText('1 of 2 required, verified').waitFor()
  expect(await executeButton(page).count()).toBe(0)
})

test('behavior: without the node, signing is closed and reading stays open', async () => {
  const { context, page } = await product.visit(pathOf(await findUnsigned()))
  await connectDemoWallet(page, 'Bob')
  await signButton(page).waitFor()
  const node = `${product.chainUrl}/**`
  await context.route(node, (route) => route.abort('connectionrefused'))
  await page.getByText('Closed for signing').first().waitFor()
  await signButton(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { exact: true, name: 'History' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await context.unroute(node)
  await page.goBack()
  await signButton(page).waitFor()
})
