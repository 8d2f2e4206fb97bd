import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createTestDetails } from '../../../test/createTestDetails.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, dave, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { QueueActions } from './QueueActions.tsx'

const t = createCatalogue('review')

const withdrawal = { isPending: false, mutate: () => {} }

const setup = (report: Report, account: `0x${string}` = alice) =>
  renderWithServices(<Menu report={report} />, { account })

function Menu({ report }: { report: Report }) {
  return (
    <ul>
      <QueueActions report={report} safe={testSafe} withdrawal={withdrawal} />
    </ul>
  )
}

test('default: an owner can reject, as a draft with the same nonce that does nothing', async () => {
  const screen = await setup(testReport([bob]))
  await screen.getByRole('button', { name: t('reject') }).click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([
      { form: 'reject', transaction: { data: '0x', nonce: '5', operation: 0, to: testSafe.address, value: '0' } },
    ])
  await expectAccessible(screen.container)
})

test('default: an owner can replace it by a payment with the same nonce', async () => {
  const screen = await setup(testReport([bob]))
  await expect
    .element(screen.getByRole('link', { name: t('replace') }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/send?nonce=5`)
})

test('default: where a nonce before it dropped out, the same call can be made with that one', async () => {
  const report = testReport([bob])
  if (!report.transaction) throw new Error('The test report has no transaction.')
  const later = verifyOwn({ ...report.transaction.value, nonce: 7n })
  const screen = await renderWithServices(<Menu report={{ ...report, transaction: later }} />, {
    account: alice,
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
  })
  await expect.element(screen.getByText(t('moveText', { from: String(7n), to: String(5n) }))).toBeVisible()
  await screen.getByRole('button', { name: t('move', { nonce: String(5n) }) }).click()
  const { to, value } = later.value
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ form: 'move', transaction: { nonce: '5', to, value: value.toString() } }])
})

test('behavior: nothing is moved where nothing dropped out, or while that is not known', async () => {
  const unknown = await setup(testReport([bob]))
  await expect.element(unknown.getByRole('button', { name: t('reject') })).toBeVisible()
  expect(unknown.getByRole('button', { name: /^Move/ }).elements()).toEqual([])
})

test('behavior: a rejection is not rejected', async () => {
  const report = testReport([bob])
  if (!report.transaction) throw new Error('The test report has no transaction.')
  const nothing = { ...report.transaction.value, to: testSafe.address, value: 0n }
  const screen = await setup({ ...report, transaction: verifyOwn(nothing) })
  await expect.element(screen.getByRole('link', { name: t('replace') })).toBeVisible()
  expect(screen.getByRole('button', { name: t('reject') }).elements()).toEqual([])
  await screen.unmount()
  // A refund to the executor makes it no rejection.
  const paid = await setup({ ...report, transaction: verifyOwn({ ...nothing, gasPrice: 1n }) })
  await expect.element(paid.getByRole('button', { name: t('reject') })).toBeVisible()
})

test.each<[string, Report, `0x${string}`]>([
  ['to whoever is no owner', testReport([bob]), dave],
  ['of what is past', testReport([bob], { progress: 'executed' }), alice],
  ['of what nobody else has seen', testReport([], { source: 'yours' }), alice],
])('behavior: nothing is offered %s', async (_, report, account) => {
  const screen = await setup(report, account)
  await expect.poll(() => screen.container.textContent).toBe('')
})

test.each<[string, Report, boolean]>([
  ['who signed what the service knows', testReport([alice], { details: createTestDetails(alice) }), true],
  ['who signed, where the service names nobody', testReport([alice], { details: createTestDetails(null) }), true],
  ['not who signed what another proposed', testReport([alice], { details: createTestDetails(bob) }), false],
  ['not whom only the service calls the proposer', testReport([bob], { details: createTestDetails(alice) }), false],
  ['not of what the service does not know', testReport([alice]), false],
])('behavior: deleting is for %s', async (_, report, isOffered) => {
  const screen = await setup(report)
  await expect.element(screen.getByRole('button', { name: t('reject') })).toBeVisible()
  expect(screen.getByRole('button', { name: t('delete') }).elements()).toHaveLength(isOffered ? 1 : 0)
})
