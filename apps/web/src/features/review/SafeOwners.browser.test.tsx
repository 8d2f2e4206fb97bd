import { hashSafeTransaction } from '@countersign/protocol/hash'
import { checkOwnerTree, type OwnerNode, verifyOwn } from '@countersign/protocol/verify'
import { type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, carol, dave, testReport } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { DecisionPanel } from './DecisionPanel.tsx'
import { SafeOwners } from './SafeOwners.tsx'

const t = createCatalogue('nested')
const tReview = createCatalogue('review')
const tTransactionBuilder = createCatalogue('transactionBuilder')

/** A Safe in place of the owner Carol. */
const board = '0x3BefCF044AAfF132df71E5657B325905DBf322a2'
const group = '0x6b230Dd747D194Bab50C6aE174a96841056FbB7e'
const root: OwnerNode = { owners: [alice, bob, board], safe: testSafe.address, threshold: 2n }

/** With the transaction's real hash: the kernel approves no other. */
function createReport(overrides: Partial<Report> = {}): Report {
  const report = testReport([bob], overrides)
  const { id, state, transaction } = report
  if (!state || !transaction) throw new Error('The test report has no transaction.')
  const { safeTxHash } = hashSafeTransaction({
    chainId: id.chainId,
    safe: id.address,
    transaction: transaction.value,
    version: state.version,
  })
  return {
    ...report,
    id: { ...id, safeTxHash },
    missing: [alice, board],
    state: { ...state, owners: [alice, bob, board] },
  }
}

const details: TransactionDetails = TransactionDetailsSchema.parse({
  detailedExecutionInfo: null,
  safeAddress: testSafe.address,
  txData: { hexData: '0x', operation: 0, to: { value: dave }, value: '1' },
  txId: 'id',
  txInfo: { dataSize: '0', isCancellation: false, to: { value: dave }, type: 'Custom', value: '1' },
  txStatus: 'AWAITING_CONFIRMATIONS',
})

type Requested = { path: string; body: unknown }

async function setup(
  nested: readonly OwnerNode[],
  { account = dave, report = createReport() }: { account?: `0x${string}`; report?: Report } = {},
) {
  const requested: Requested[] = []
  const page = (
    <>
      <SafeOwners report={report} safe={testSafe} />
      <DecisionPanel chain={testSafe.chain} isDangerous={false} report={report} wrongChain={null} />
    </>
  )
  const screen = await renderWithServices(page, {
    account,
    // Up and on this chain; otherwise nothing can be decided.
    answerNode: (method) => (method === 'eth_chainId' ? '0x7a69' : method === 'eth_blockNumber' ? '0x10' : null),
    answerService: (path, { body }) => {
      requested.push({ body: typeof body === 'string' ? JSON.parse(body) : undefined, path })
      if (path.includes('/queued')) return { count: 0, next: null, previous: null, results: [] }
      return Response.json({ code: 'UNSIGNED_TOO_LARGE', message: 'Not now.' }, { status: 422 })
    },
    prepare: (services) => {
      services.names.update(() => ({ [board]: 'Board', [group]: 'Group' }))
      const nodes = [root, ...nested]
      services.queryClient.setQueryData(ownerTreeQuery(services, testSafe).queryKey, {
        checks: checkOwnerTree(nodes, testState.block),
        nodes: verifyOwn(nodes),
      })
      services.queryClient.setQueryData(
        safeStateQuery(services, { address: board, chainId: testSafe.chainId }).queryKey,
        { ...testState, address: board, nonce: 7n },
      )
    },
  })
  return { requested, screen }
}

const ofDave: OwnerNode = { owners: [carol, dave], safe: board, threshold: 2n }

test('default: whoever owns the owner makes its approval, with a nonce of that Safe', async () => {
  const report = { ...createReport(), details }
  const { requested, screen } = await setup([ofDave], { report })
  const part = screen.getByRole('region', { name: t('title') })
  await expect.element(part).toHaveTextContent(t('needs', { threshold: String(2n), owners: 2 }))
  const decision = screen.getByRole('region', { name: tReview('decision') })
  await decision.getByRole('button', { name: t('signAs', { name: 'Board' }) }).click()
  await expect.element(decision).toHaveTextContent(t('lead', { name: 'Board' }))
  // An owner's signer is not told that there is nothing to sign.
  expect(screen.getByText(tReview('notOwner')).elements()).toEqual([])
  await expectAccessible(screen.container)
  await decision.getByRole('button', { name: tTransactionBuilder('review') }).click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([
      { form: 'approveHash', safe: board, transaction: { nonce: '7', operation: 0, to: testSafe.address, value: '0' } },
    ])
  const [draft] = screen.services.drafts.get().transactions
  expect(draft?.transaction.data).toBe(`0xd4d9bdcd${report.id.safeTxHash.slice(2)}`)
  expect(requested.some(({ path }) => path.endsWith('/propose'))).toBe(false)
})

test('error: what the service does not take is said, and nothing is approved that nobody could read', async () => {
  const { requested, screen } = await setup([ofDave])
  await screen.getByRole('button', { name: t('signAs', { name: 'Board' }) }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('publishFailed'))
  expect(requested.find(({ path }) => path.endsWith('/propose'))?.body).toMatchObject({
    sender: board,
    signature: null,
  })
  expect(screen.getByRole('button', { name: tTransactionBuilder('review') }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: through a Safe that owns the owner', async () => {
  const { screen } = await setup([
    { owners: [carol, group], safe: board, threshold: 1n },
    { owners: [dave], safe: group, threshold: 1n },
  ])
  await expect
    .element(screen.getByRole('region', { name: t('title') }))
    .toHaveTextContent(t('needsVia', { names: 'Group', owners: 2, threshold: '1' }))
  await expect.element(screen.getByText(t('singleOwner', { name: 'Group' }))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('signAs', { name: 'Board' }) })).toBeVisible()
})

test('behavior: not for an account that none of them belongs to', async () => {
  const { screen } = await setup([{ ...ofDave, owners: [carol, bob] }])
  await expect.element(screen.getByText(t('notYours'))).toBeVisible()
  await expect.element(screen.getByText(tReview('notOwner'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('signAs', { name: 'Board' }) }).elements()).toEqual([])
})

test('behavior: circles and dead ends are named, and nobody signs there', async () => {
  const { screen } = await setup([
    { owners: [dave, group], safe: board, threshold: 2n },
    { owners: [board], safe: group, threshold: 1n },
  ])
  await expect.element(screen.getByText(t('circular', { name: 'Board' }))).toBeVisible()
  await expect.element(screen.getByText(t('deadEnd'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('signAs', { name: 'Board' }) }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: nothing where no owner is a Safe', async () => {
  const { screen } = await setup([])
  await expect.element(screen.getByText(tReview('notOwner'))).toBeVisible()
  expect(screen.getByRole('region', { name: t('title') }).elements()).toEqual([])
})
