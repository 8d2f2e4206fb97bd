import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createEntry } from '../../../test/testEntry.ts'
import { alice, bob, carol, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { QueueRow } from './QueueRow.tsx'

const t = createCatalogue('transaction')
const tInbox = createCatalogue('inbox')

const { safeTxHash, summary } = createEntry(5, testReport([]).id.safeTxHash)

function setup(report: Report | undefined, error: Error | null = null) {
  const { chain, params } = testSafe
  return renderWithServices(
    <QueueRow chain={chain} error={error} params={params} report={report} safeTxHash={safeTxHash} summary={summary} />,
    { account: alice, prepare: ({ names }) => names.update(() => ({ [bob]: 'Bob' })) },
  )
}

test('default: the verified effect, who is missing, and that it needs the reader', async () => {
  const screen = await setup(testReport([carol]))
  const link = screen.getByRole('link')
  await expect.element(link).toHaveAttribute('href', `/31337/${testSafe.address}/tx/${safeTxHash}`)
  await expect.element(link).toHaveTextContent(/^Send .* to 0x90F7…b906/)
  await expect.element(link).toHaveTextContent(t('notSignedBy', { names: 'you and Bob' }))
  await expect.element(screen.getByText(t('needsSignature'))).toBeVisible()
  await expect.element(screen.getByText(t('signed', { valid: 1, threshold: 2 }))).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: fully signed and next can be executed', async () => {
  const screen = await setup(testReport([bob, carol]))
  await expect.element(screen.getByText(t('canExecute'))).toBeVisible()
  expect(screen.getByText(/not signed by/).elements()).toEqual([])
})

test('behavior: nothing of the service’s words while it is verified; after a failure they are marked as claims', async () => {
  const screen = await setup(undefined)
  expect(screen.getByText(t('rejected')).elements()).toEqual([])
  await screen.unmount()
  const failed = await setup(undefined, new Error('service down'))
  await expect.element(failed.getByText(t('rejected'))).toBeVisible()
  await expect.element(failed.getByText(t('unverified'))).toBeVisible()
  await expectAccessible(failed.container)
})

test('behavior: a body that the service changed is called that, and is blocked', async () => {
  const checks = [{ code: 'HASH_MISMATCH', id: 'T18', title: 'hash', verdict: 'block' as const }]
  const screen = await setup(testReport([], { checks, transaction: undefined }))
  await expect.element(screen.getByText(t('rowBlocked'))).toBeVisible()
  await expect.element(screen.getByText(t('blocked'), { exact: true })).toBeVisible()
  expect(screen.getByText(t('rejected')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: what no owner signed is called that', async () => {
  const checks = [{ code: 'SUPPORTED_BY_NOBODY', id: 'T77', title: 'nobody', verdict: 'warn' as const }]
  const screen = await setup(testReport([], { checks }))
  await expect.element(screen.getByText(tInbox('unsigned'))).toBeVisible()
  await expectAccessible(screen.container)
})
